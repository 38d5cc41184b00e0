"""Lets the tests of all folders below import `realm`."""
