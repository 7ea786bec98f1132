/** What somebody may see of a key over a shoulder: enough to know it by. */
export const masked = (value: string): string => `${value.slice(0, 3)}…${value.slice(-4)}`
