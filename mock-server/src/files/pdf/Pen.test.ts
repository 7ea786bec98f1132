/** @module-tag property */
import { createNameText } from '@heed/contracts/test/letters'
import { limitRuns } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { readPdf, removeSpaces } from '../testPdf.ts'
import { formatPersonName } from './fonts.ts'
import { createPdf, TextWriter } from './Pen.ts'

async function writePdf(...lines: string[]) {
  let drawn = 0
  const bytes = await createPdf({ info: { CreationDate: new Date(0) } }, (pdf) => {
    drawn++
    const pen = new TextWriter(pdf, 'is')
    for (const [at, line] of lines.entries()) pen.write(line, 50, 50 + at * 20, { bold: at % 2 === 1 })
    return pen
  })
  return { bytes, drawn, text: removeSpaces((await readPdf(bytes)).texts.join()) }
}

test("a PDF is drawn twice only when it needs fonts that aren't loaded yet", async () => {
  expect(await writePdf('Ása Þórsdóttir')).toMatchObject({ drawn: 1, text: 'ÁsaÞórsdóttir' })
  // Rare letters, whose fonts no earlier document has loaded.
  const rare = ['Ana 鵺鸞', '鵺鸞ヷヺ', '颟顸'] as const
  const first = await writePdf(...rare)
  expect(first).toMatchObject({ drawn: 2, text: 'Ana鵺鸞鵺鸞ヷヺ颟顸' })
  const again = await writePdf(...rare)
  expect(again).toEqual({ ...first, drawn: 1 })
})

test('employee names can be read back from a PDF letter by letter', { tags: 'slow' }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(createNameText({ maxLength: 3 }), { minLength: 20, maxLength: 20 }),
      async (all) => {
        const people = all.map((name) => formatPersonName({ name, email: 'a@b.example' }))
        const { text } = await writePdf(...people)
        // A PDF reader reads ligatures as separate letters.
        expect(text.normalize('NFKC')).toBe(removeSpaces(people.join('')).normalize('NFKC'))
      },
    ),
    { numRuns: limitRuns(3) },
  )
})

test('letters in another font take their own width', async () => {
  await createPdf({}, (pdf) => {
    const pen = new TextWriter(pdf, 'is')
    pen.write('Ana 田中', 0, 0)
    if (pen.missingSubsets.size > 0) return pen
    expect(pen.measureWidth('Ana 田中', { size: 10 })).toBeCloseTo(
      pen.measureWidth('Ana ', { size: 10 }) + 20,
    )
    return pen
  })
  expect.assertions(1)
})

it.each([
  ['Ása', 'Ása'],
  ['Ana 田中', 'Ana 田中'],
  ['王伟', '王伟'],
  ['O’Brien–Đặng, 3.', 'O’Brien–Đặng, 3.'],
  ['Ana 🎉', 'a@b.example'],
  ['직원', 'a@b.example'],
  ['فاطمة', 'a@b.example'],
  ['', 'a@b.example'],
  ['𝒜nna', 'a@b.example'],
  ['Anna ♥', 'a@b.example'],
  ['Anna → B', 'a@b.example'],
  ['q\u0323 Я\u0301 𠮷 が', 'q\u0323 Я\u0301 𠮷 が'],
])('an employee named "%s" appears in documents as %s', (name, text) => {
  expect(formatPersonName({ name, email: 'a@b.example' })).toBe(text)
})
