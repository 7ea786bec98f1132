const shown = 10

/** Lines of a refusal that show what there is to choose from; where that is more, the command that lists all of it. */
export const oneOf = (choices: readonly string[], all: string): string[] => [
  ...(choices.length > 0 ? ['Add one of:'] : []),
  ...choices.slice(0, shown).map((choice) => `  ${choice}`),
  ...(choices.length > shown ? [`All of them: ${all}`] : []),
]
