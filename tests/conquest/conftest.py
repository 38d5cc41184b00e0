"""Lets the tests here import `isles`."""
