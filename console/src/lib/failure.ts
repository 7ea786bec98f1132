import { ApiError, type ErrorKind } from '@heed/contracts'

/** Why something did not work, as it is shown. `other`: no call failed, but something of the console's own. */
export type Failure = {
  kind: ErrorKind | 'other'
  text: string
  /** What the server says of single fields, by their name on the wire. */
  fields: Readonly<Record<string, string>>
}

/** The failure in what was thrown, whatever that is. */
export function failureOf(thrown: unknown): Failure {
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  return thrown instanceof ApiError
    ? { kind: thrown.kind, text, fields: thrown.fields }
    : { kind: 'other', text, fields: {} }
}

/** Asking again may help: what is not there, not allowed or refused will be so the next time. */
export const mayHeal = ({ kind }: Failure): boolean =>
  kind === 'network' || kind === 'server' || kind === 'contract' || kind === 'other'
