"""How the database of an older Campidoglio becomes today's, step by step; read by Alembic."""
