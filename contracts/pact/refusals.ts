import { string } from './matchers.ts'

/** The letters themselves, or a text for which any other may stand. */
type Text = string | ReturnType<typeof string>

/** The envelope of a refusal with any text, or with exactly the one that a screen shows as it is (ENDPOINTS 1.3). */
export const refusalOf = (description: Text = string('No')) => ({
  error: { code: string('refused'), description },
})
const structured = (status: number, description?: Text) => ({ status, body: refusalOf(description) })

/** Answers that refuse a call, one per kind of failure; hand in a text only where the client relies on its letters. */
export const refused = {
  /** 400: one message per field, in the order of the form. */
  invalid: (fields: Readonly<Record<string, string>>) => ({
    status: 400,
    body: { errors: Object.entries(fields).map(([field, message]) => ({ field, message })) },
  }),
  unauthorized: (description?: Text) => structured(401, description),
  forbidden: (description?: Text) => structured(403, description),
  notFound: (description?: Text) => structured(404, description),
  conflict: (description?: Text) => structured(409, description),
  /** What 'the server fails' answers with the same parameters; `retryAfter` in seconds. */
  failing: (status: number, message: string, retryAfter?: number) => ({
    status,
    body: { message },
    ...(retryAfter === undefined ? {} : { headers: { 'Retry-After': String(retryAfter) } }),
  }),
}
