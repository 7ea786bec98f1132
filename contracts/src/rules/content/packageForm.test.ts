import { expect, it } from 'vitest'
import { findDefaultTranslation, getThumbnailProblem } from './packageForm.ts'

it.each([
  ['a.png', 'image/png', 3_145_728, undefined],
  ['a.jpg', 'image/jpeg', 0, undefined],
  ['a.png', 'image/png', 3_145_729, "'a.png' is too large, maximum size is 3MB"],
  ['a.gif', 'image/gif', 10, "'a.gif' is not a supported format"],
  ['a.svg', 'image/svg+xml', 9_999_999, "'a.svg' is not a supported format"],
])('a thumbnail %s of type %s with %i bytes gives the problem %s', (name, type, size, problem) => {
  expect(getThumbnailProblem({ name, type, size })).toBe(problem)
})

it('the default language is the translation with the lowest ID, in any position', () => {
  expect(findDefaultTranslation([{ id: 7 }, { id: 3 }, { id: 5 }])).toEqual({ id: 3 })
  expect(findDefaultTranslation([])).toBeUndefined()
})
