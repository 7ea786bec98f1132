export const maskSecret = (value: string): string => `${value.slice(0, 3)}…${value.slice(-4)}`
