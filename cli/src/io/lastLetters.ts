const shown = 4

/** A secret by which its owner knows it, and nobody can use it: its last letters, where it has many more. */
export const lastLetters = (value: string): string =>
  `…${value.length >= 4 * shown ? value.slice(-shown) : ''}`
