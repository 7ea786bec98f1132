const shown = 10

export const formatChoices = (choices: readonly string[], all: string): string[] => [
  ...(choices.length > 0 ? ['Add one of:'] : []),
  ...choices.slice(0, shown).map((choice) => `  ${choice}`),
  ...(choices.length > shown ? [`See all: ${all}`] : []),
]
