import { ApiError, type ErrorKind } from '@heed/contracts'

/** `other`: an error in our own code rather than a failed API call. */
export type Failure = {
  kind: ErrorKind | 'other'
  text: string
  fields: Readonly<Record<string, string>>
}

export function toFailure(error: unknown): Failure {
  const text = error instanceof Error ? error.message : String(error)
  return error instanceof ApiError
    ? { kind: error.kind, text, fields: error.fields }
    : { kind: 'other', text, fields: {} }
}

/** Retrying can't fix items that are missing, forbidden or rejected. */
export const isRecoverable = ({ kind }: Failure): boolean =>
  kind === 'network' || kind === 'server' || kind === 'contract' || kind === 'other'
