import * as z from 'zod/mini'

export interface FieldProblem {
  field: string
  message: string
}

/** Repeats the text in every field where clients may look for it (S0 section 8). */
export const Failure = z.looseObject({
  error: z.object({ code: z.string(), description: z.string() }),
  message: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
})
export type Failure = z.infer<typeof Failure>

const codesByStatus: ReadonlyMap<number, string> = new Map([
  [400, 'invalid'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [408, 'request_timeout'],
  [409, 'conflict'],
  [413, 'too_large'],
  [415, 'unknown_type'],
  [426, 'upgrade_required'],
  [429, 'too_many_calls'],
  [431, 'headers_too_large'],
  [503, 'unavailable'],
])

export function createFailure(status: number, description: string, code?: string): Failure {
  if (status === 400) return createInvalidFailure([{ field: 'body', message: description }])
  const failureCode = code ?? codesByStatus.get(status) ?? (status < 500 ? 'refused' : 'server_failure')
  return { error: { code: failureCode, description }, message: description }
}

export function createInvalidFailure(errors: readonly FieldProblem[]): Failure {
  const description = errors.map(({ message }) => message).join('\n')
  return { error: { code: 'invalid', description }, message: description, errors: [...errors] }
}
