import { expect, it } from 'vitest'
import { interleave } from './interleave.ts'

it('takes one item of each group in turn, so that neighbours differ', () => {
  const getGroup = (item: string) => item.slice(0, 1)
  expect(interleave(['a1', 'a2', 'a3', 'b1', 'c1', 'c2'], getGroup)).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
  ])
  expect(interleave([], getGroup)).toEqual([])
})
