"""Players that are programs. Each is given what its seat may see and may do, and nothing else."""
