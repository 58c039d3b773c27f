"""One table: who sits where, what was played, who may see what. No network, no storage, no clock of its own.

A table is its list of entries. A command checks what somebody wants and gives the entries to keep; whoever
keeps them applies them afterwards; what readers are shown comes from the table's showing alone.
"""
