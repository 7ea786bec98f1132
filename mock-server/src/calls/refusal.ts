import { createInvalidFailure, type Failure, type FieldProblem, failure } from '@heed/contracts'
export class Refusal extends Error {
  readonly status: number
  readonly body: Failure

  constructor(status: number, body: Failure) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

const createRefusal = (status: number, description: string, code?: string) =>
  new Refusal(status, failure(status, description, code))

export const unauthorized = (description: string) => createRefusal(401, description)
export const forbidden = (description: string) => createRefusal(403, description)
export const notFound = (description: string) => createRefusal(404, description)
export const wrongMethod = (description: string) => createRefusal(405, description)
export const tooManyCalls = (description: string) => createRefusal(429, description)
export const conflict = (code: string, description: string) => createRefusal(409, description, code)

export const invalid = (errors: readonly FieldProblem[]) => new Refusal(400, createInvalidFailure(errors))

export function refuseBy(code: string, reason: string | null): void {
  if (reason !== null) throw conflict(code, reason)
}

export function ensureAllowed(reason: string | null): void {
  if (reason !== null) throw forbidden(reason)
}
