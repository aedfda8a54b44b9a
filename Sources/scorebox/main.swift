import ScoreboxCLI
print(placeholder)
