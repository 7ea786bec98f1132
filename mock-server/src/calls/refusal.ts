import { createFailure, createInvalidFailure, type Failure, type FieldProblem } from '@heed/contracts'
export class RefusalError extends Error {
  readonly status: number
  readonly body: Failure

  constructor(status: number, body: Failure) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

const createRefusalError = (status: number, description: string, code?: string) =>
  new RefusalError(status, createFailure(status, description, code))

export const createUnauthorizedError = (description: string) => createRefusalError(401, description)
export const createForbiddenError = (description: string) => createRefusalError(403, description)
export const createNotFoundError = (description: string) => createRefusalError(404, description)
export const createMethodError = (description: string) => createRefusalError(405, description)
export const createRateLimitError = (description: string) => createRefusalError(429, description)
export const createConflictError = (code: string, description: string) =>
  createRefusalError(409, description, code)

export const createInvalidInputError = (errors: readonly FieldProblem[]) =>
  new RefusalError(400, createInvalidFailure(errors))

export function ensureNoConflict(code: string, reason: string | null): void {
  if (reason !== null) throw createConflictError(code, reason)
}

export function ensureAllowed(reason: string | null): void {
  if (reason !== null) throw createForbiddenError(reason)
}
