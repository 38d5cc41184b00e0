"""Lets the tests of all folders below import `den`, the language of positions."""
