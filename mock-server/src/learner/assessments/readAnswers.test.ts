import type { Block } from '@heed/contracts'
import { expect, test } from 'vitest'
import { readAnswers } from './readAnswers.ts'

const createBlock = (presentation: string): Block => ({
  id: '1-1',
  type: 'question',
  presentation,
  options: ['a', 'b', 'c'].map((id) => ({ id, text: id })),
})

test.each([
  ['single-choice', '1-1=b', 'b'],
  ['single-choice', '1-1=z', undefined],
  ['single-choice', '', undefined],
  ['multiple-choice', '1-1=c&1-1=a&1-1=c&1-1=z', ['c', 'a']],
  ['multiple-choice', '', undefined],
  ['yes-no-list', '1-1.a=yes&1-1.b=no&1-1.c=perhaps&1-1.z=yes', { a: 'yes', b: 'no' }],
  ['yes-no-list', '', undefined],
  ['order', '1-1=c&1-1=a&1-1=b', ['c', 'a', 'b']],
  ['order', '1-1=c&1-1=a&1-1=b&do=up 1-1 b', ['c', 'b', 'a']],
  ['order', '1-1=c&1-1=a&1-1=b&do=down 1-1 c', ['a', 'c', 'b']],
  ['order', '1-1=c&1-1=a&1-1=b&do=up 1-1 c', ['c', 'a', 'b']],
  ['order', '1-1=c&1-1=a&1-1=b&do=down 1-1 b', ['c', 'a', 'b']],
  ['order', '1-1=c&1-1=a&1-1=b&do=up 2-1 b', ['c', 'a', 'b']],
  ['order', '1-1=c&1-1=a', undefined],
  ['a new one', '1-1=a', undefined],
])('an answer of type %s is read from the form "%s"', (presentation, form, wanted) => {
  expect(readAnswers([createBlock(presentation)], new URLSearchParams(form))).toEqual(
    wanted === undefined ? {} : { '1-1': wanted },
  )
})
