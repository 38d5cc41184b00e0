"""Lets the tests of this folder import `field`."""
