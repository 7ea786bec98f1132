/** What somebody may see over a shoulder: enough to know a key by. */
export const masked = (value: string): string => `${value.slice(0, 3)}…${value.slice(-4)}`
