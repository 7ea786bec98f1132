import { expect, it } from 'vitest'
import { createDraftName, getDraftTarget } from './draftName.ts'

it('a draft file name contains the final name and can be converted back', () => {
  const draft = createDraftName('/reports/Weekly.pdf', '0123456789abcdef')
  expect(draft).toBe('/reports/Weekly.pdf.0123456789abcdef.part')
  expect(getDraftTarget(draft)).toBe('/reports/Weekly.pdf')
})

it.each(['Weekly.pdf', 'Weekly.pdf.part', 'Weekly.pdf.0123456789abcde.part', 'a.0123456789abcdef.part.pdf'])(
  '%s is not a draft file name',
  (name) => {
    expect(getDraftTarget(name)).toBeUndefined()
  },
)
