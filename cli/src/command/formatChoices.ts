const maxListed = 10

export const formatChoices = (choices: readonly string[], listCommand: string): string[] => [
  ...(choices.length > 0 ? ['Add one of:'] : []),
  ...choices.slice(0, maxListed).map((choice) => `  ${choice}`),
  ...(choices.length > maxListed ? [`See all: ${listCommand}`] : []),
]
