/** A data file that cannot be used; the message is one line for the person who started the server. */
export class DataFileError extends Error {}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
