import { hash } from 'node:crypto'

/** First 20 hex digits of the SHA-256 of the value's JSON. */
export const hashJson = (value: unknown): string => hash('sha256', JSON.stringify(value)).slice(0, 20)
