import { string } from '../matchers.ts'

/** Texts from the specification, which every platform uses verbatim. */
export const specificationTexts: ReadonlySet<string> = new Set([
  'Assessment not found :(',
  'Employees limit reached.',
  'Max value must be higher than min value.',
  'No Report was generated',
  'No data to display.',
  'Please enter your work email',
  'The link you tried to sign in with is not valid.',
  'There is no content to display',
  'This report does not exist',
  'Training program not found :(',
  'Unable to deactivate subscription',
  'You already have a company with this name',
  'You need to enter some information to save',
])

const toMatcher = (text: string) => (specificationTexts.has(text) ? text : string(text))

export const makeRefusal = (description = 'No') => ({
  error: { code: string('refused'), description: toMatcher(description) },
})
const createRefusalResponse = (status: number, description?: string) => ({
  status,
  body: makeRefusal(description),
})

export const rejections = {
  invalid: (fields: Readonly<Record<string, string>>) => ({
    status: 400,
    body: {
      errors: Object.entries(fields).map(([field, message]) => ({ field, message: toMatcher(message) })),
    },
  }),
  unauthorized: (description?: string) => createRefusalResponse(401, description),
  forbidden: (description?: string) => createRefusalResponse(403, description),
  notFound: (description?: string) => createRefusalResponse(404, description),
  conflict: (description?: string) => createRefusalResponse(409, description),
  failing: (status: number, message: string, retryAfter?: number) => ({
    status,
    body: { message },
    ...(retryAfter === undefined ? {} : { headers: { 'Retry-After': String(retryAfter) } }),
  }),
}
