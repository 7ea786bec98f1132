export type ErrorKind =
  | 'validation'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'server'
  | 'network'
  | 'contract'

interface ErrorDetails {
  kind: ErrorKind
  operation: string
  /** HTTP status, or 0 if there was no response. */
  status: number
  requestId: string
  code?: string | undefined
  fields?: Readonly<Record<string, string>>
  /** Seconds to wait, from Retry-After. */
  retryAfter?: number
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  readonly operation: string
  readonly status: number
  readonly requestId: string
  readonly code: string | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfter: number | undefined

  constructor(message: string, facts: ErrorDetails, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.kind = facts.kind
    this.operation = facts.operation
    this.status = facts.status
    this.requestId = facts.requestId
    this.code = facts.code
    this.fields = facts.fields ?? {}
    this.retryAfter = facts.retryAfter
  }
}

const errorKindsByStatus: Readonly<Record<number, ErrorKind>> = {
  400: 'validation',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
}

export function toErrorKind(status: number): ErrorKind {
  return errorKindsByStatus[status] ?? (status >= 400 && status < 500 ? 'validation' : 'server')
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const asNonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined

/** Reads description, errors, error and message, in that order (S0 section 8). */
export function readErrorText(body: unknown): string | undefined {
  if (!isObject(body)) return undefined
  const errorDescription = isObject(body.error) ? asNonEmptyText(body.error.description) : undefined
  return (
    errorDescription ??
    asNonEmptyText(body.description) ??
    joinErrors(body.errors) ??
    asNonEmptyText(body.error) ??
    asNonEmptyText(body.message)
  )
}

export const readErrorCode = (body: unknown): string | undefined =>
  isObject(body) && isObject(body.error) ? asNonEmptyText(body.error.code) : undefined

function joinErrors(errors: unknown): string | undefined {
  if (!Array.isArray(errors)) return undefined
  const texts = errors
    .map((item) => asNonEmptyText(isObject(item) ? item.message : item))
    .filter((item) => item !== undefined)
  return texts.length > 0 ? texts.join('\n') : undefined
}

export function readFieldErrors(body: unknown): Record<string, string> {
  if (!isObject(body) || !Array.isArray(body.errors)) return {}
  const fields = new Map<string, string>()
  for (const item of body.errors) {
    if (isObject(item) && typeof item.field === 'string' && typeof item.message === 'string') {
      if (!fields.has(item.field)) fields.set(item.field, item.message)
    }
  }
  return Object.fromEntries(fields)
}
