"""What is kept of quarrels: who hears whom no more, reports, and what the host has done about them."""
