/** Thrown by a handler: becomes the envelope that the platform sends for this status. */
export class Refusal extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown, message: string) {
    super(message)
    this.status = status
    this.body = body
  }
}

const structured = (status: number, code: string) => (description: string) =>
  new Refusal(status, { error: { code, description } }, description)

export const unauthorized = structured(401, 'unauthorized')
export const forbidden = structured(403, 'forbidden')
export const notFound = structured(404, 'not_found')
export const wrongMethod = structured(405, 'method_not_allowed')
export const tooManyCalls = structured(429, 'too_many_calls')
export const conflict = (code: string, description: string) => structured(409, code)(description)

/** 400 with one message per field. */
export const invalid = (errors: readonly { field: string; message: string }[]) =>
  new Refusal(400, { errors }, errors.map(({ message }) => message).join('\n'))

/** 409 with what a rule says against it; nothing where it says nothing. */
export function refuseBy(code: string, reason: string | null): void {
  if (reason !== null) throw conflict(code, reason)
}

/** The same as 403. */
export function forbidBy(reason: string | null): void {
  if (reason !== null) throw forbidden(reason)
}
