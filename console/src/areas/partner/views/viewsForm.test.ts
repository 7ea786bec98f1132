import { viewsNoteMaxLength, viewsPerPurchaseMax } from '@heed/contracts'
import i18n from 'i18next'
import { expect, test } from 'vitest'
import { createViewsSchema, toPurchase } from './viewsForm.ts'

const findRefusedFields = (kind: 'create' | 'add', views: string, notes = '') =>
  createViewsSchema(i18n.t, kind)
    .safeParse({ views, notes })
    .error?.issues.map(({ path }) => path.join())

test.each([
  ['views with a note', ' 50 ', ' spring ', { views: 50, notes: 'spring' }],
  ['only views', '50', ' ', { views: 50 }],
  ['only a note', '', 'spring', { notes: 'spring' }],
  ['zero views', '0', '', {}],
])('a purchase of %s sends only those fields', (_, views, notes, purchase) => {
  expect(toPurchase({ views, notes })).toEqual(purchase)
})

test.each([
  ['', 'takes', 'refuses'],
  ['0', 'takes', 'refuses'],
  [String(viewsPerPurchaseMax), 'takes', 'takes'],
  [String(viewsPerPurchaseMax + 1), 'refuses', 'refuses'],
  ['-5', 'refuses', 'refuses'],
  ['1.5', 'refuses', 'refuses'],
])('“%s” views: the new package form %s them, the form for more %s them', (views, create, add) => {
  const fieldsIf = (answer: string) => (answer === 'refuses' ? ['views'] : undefined)
  expect([findRefusedFields('create', views), findRefusedFields('add', views)]).toEqual(
    [create, add].map(fieldsIf),
  )
})

test('a note that is too long is rejected at its field', () => {
  expect(findRefusedFields('add', '5', 'n'.repeat(viewsNoteMaxLength))).toBeUndefined()
  expect(findRefusedFields('add', '5', 'n'.repeat(viewsNoteMaxLength + 1))).toEqual(['notes'])
})
