import { type Failure, type FieldProblem, failure, invalidFailure } from '@heed/contracts'
export class Refusal extends Error {
  readonly status: number
  readonly body: Failure

  constructor(status: number, body: Failure) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

const refusal = (status: number, description: string, code?: string) =>
  new Refusal(status, failure(status, description, code))

export const unauthorized = (description: string) => refusal(401, description)
export const forbidden = (description: string) => refusal(403, description)
export const notFound = (description: string) => refusal(404, description)
export const wrongMethod = (description: string) => refusal(405, description)
export const tooManyCalls = (description: string) => refusal(429, description)
export const conflict = (code: string, description: string) => refusal(409, description, code)

export const invalid = (errors: readonly FieldProblem[]) => new Refusal(400, invalidFailure(errors))

export function refuseBy(code: string, reason: string | null): void {
  if (reason !== null) throw conflict(code, reason)
}

export function ensureAllowed(reason: string | null): void {
  if (reason !== null) throw forbidden(reason)
}
