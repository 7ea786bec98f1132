import * as z from 'zod/mini'

// zod/mini has no messages: without this locale, every invalid value would get the text 'Invalid input'.
const { localeError } = z.locales.en()
z.config({
  localeError: (issue) =>
    issue.code === 'invalid_type' && issue.input === undefined ? 'Required' : localeError(issue),
})
