import * as z from 'zod/mini'

// zod/mini brings no sentences: without these every refused value is 'Invalid input'. A value that is missing is reported as
// a person would, not by the names of types.
const { localeError } = z.locales.en()
z.config({
  localeError: (issue) =>
    issue.code === 'invalid_type' && issue.input === undefined ? 'Must not be missing' : localeError(issue),
})
