import { seatsTaken } from '@heed/contracts'

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
export const conflict = (code: string, description: string) => structured(409, code)(description)

/** 400 with one message per field. */
export const invalid = (errors: readonly { field: string; message: string }[]) =>
  new Refusal(400, { errors }, errors.map(({ message }) => message).join('\n'))

/** No more people fit into the subscription, or it is over (S2 section 2.3). */
export const limitReached = () => conflict('limit_reached', seatsTaken)
