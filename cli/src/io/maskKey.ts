const shown = 4

export const maskKey = (value: string): string => `…${value.length >= 4 * shown ? value.slice(-shown) : ''}`
