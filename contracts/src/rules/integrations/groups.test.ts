import { expect, it } from 'vitest'
import { hasSelectionChanged } from './groups.ts'

it.each<[string, string, boolean]>([
  ['', '', false],
  ['a', '', true],
  ['', 'a', true],
  ['a b', 'b a', false],
  ['a b', 'a c', true],
  ['a', 'a a', false],
])('with "%s" saved and "%s" selected, the selection differs: %s', (saved, chosen, differs) => {
  const groups = (ids: string) => ids.split(' ').flatMap((id) => (id ? [{ id }] : []))
  expect(hasSelectionChanged(groups(saved), groups(chosen))).toBe(differs)
})
