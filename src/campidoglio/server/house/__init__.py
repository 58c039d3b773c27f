"""The running house: tables in memory, who reads them, what happens by itself.

A change is asked of the table, kept by the store, and only then told: first to who asked, then to all.
"""
