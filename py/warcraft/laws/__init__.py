"""The special rules that a scenario may put in force, one small file each: a closed list."""
