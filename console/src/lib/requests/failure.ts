import { ApiError, type ErrorKind } from '@heed/contracts'

/** `other`: an error in the console rather than a failed call. */
export type Failure = {
  kind: ErrorKind | 'other'
  text: string
  fields: Readonly<Record<string, string>>
}

export function toFailure(thrown: unknown): Failure {
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  return thrown instanceof ApiError
    ? { kind: thrown.kind, text, fields: thrown.fields }
    : { kind: 'other', text, fields: {} }
}

/** Retrying can't fix items that are missing, forbidden or rejected. */
export const isRecoverable = ({ kind }: Failure): boolean =>
  kind === 'network' || kind === 'server' || kind === 'contract' || kind === 'other'
