export class DataFileError extends Error {}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
