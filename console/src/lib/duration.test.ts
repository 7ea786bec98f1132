import { expect, it } from 'vitest'
import { duration } from './duration.ts'
import { formatsOf } from './formats.ts'

it.each([
  [185, 'en', '3 min 5 sec'],
  [180, 'en', '3 min'],
  [45.4, 'en', '45 sec'],
  [3_723, 'en', '62 min 3 sec'],
  [185, 'de', '3 Min. 5 Sek.'],
  [0, 'en', ''],
])('%d seconds in %s are "%s"', (seconds, language, text) => {
  expect(duration(formatsOf(language, 'UTC'), seconds)).toBe(text)
})
