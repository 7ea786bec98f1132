const shown = 4

export const lastLetters = (value: string): string =>
  `…${value.length >= 4 * shown ? value.slice(-shown) : ''}`
