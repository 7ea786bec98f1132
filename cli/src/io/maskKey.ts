const visibleCharacters = 4

export const maskKey = (value: string): string =>
  `…${value.length >= 4 * visibleCharacters ? value.slice(-visibleCharacters) : ''}`
