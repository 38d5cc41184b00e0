"""A package, because Small World has tests of the same names."""
