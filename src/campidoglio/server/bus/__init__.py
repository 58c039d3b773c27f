"""How several server processes of one house tell each other that something has changed.

What has changed stands in the database. The bus only says where to look at once; whatever it loses is found a
little later by looking.
"""
