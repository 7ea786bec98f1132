import { expect, it } from 'vitest'
import { readPdf } from '../testPdf.ts'
import { createSheetPdf, type SheetDetails } from './Sheet.ts'
import { drawTable } from './table.ts'

const sheetDetails: SheetDetails = {
  title: 'Safe every day',
  introLines: [],
  company: 'Bjarg',
  product: 'Heed',
  logo: undefined,
  color: '#123456',
  language: 'en',
  issued: '2026-02-02T09:00:00.000Z',
  issuedText: 'Feb 2, 2026',
  formatPageNumber: (page, pages) => `${page} of ${pages}`,
}

const formatName = (at: number) => `Person ${String(at).padStart(3, '0')}`

const createDocument = async (rows: number) =>
  await readPdf(
    await createSheetPdf(sheetDetails, (sheet) => {
      for (const [title, count] of [
        ['Lists', 2],
        ['Employees', rows],
      ] as const) {
        sheet.heading(title, 60)
        drawTable(
          sheet,
          [{ title: 'Name', share: 1 }],
          Array.from({ length: count }, (_, at) => [formatName(at)]),
        )
      }
    }),
  )

it('a document over four pages bookmarks each table page by first and last row', async () => {
  const pdf = await createDocument(300)
  expect(pdf.pages).toBeGreaterThan(4)
  expect(pdf.bookmarks).toEqual(['Safe every day', 'Lists', 'Employees'])
  expect([...pdf.childBookmarks.keys()]).toEqual(['Employees'])
  const within = pdf.childBookmarks.get('Employees') ?? []
  expect(within.map(({ page }) => page)).toEqual(Array.from({ length: pdf.pages }, (_, at) => at + 1))
  for (const { title, page } of within) {
    const [first = '', last = ''] = title.split(' – ')
    const names = pdf.texts[page - 1]?.match(/Person \d{3}/g) ?? []
    expect([names.at(0), names.at(-1)]).toEqual([first, last])
  }
  expect([within[0]?.title.slice(0, 10), within.at(-1)?.title.slice(-10)]).toEqual([
    formatName(0),
    formatName(299),
  ])
})

it('a four-page document bookmarks only its headings', async () => {
  const pdf = await createDocument(130)
  expect([pdf.pages, pdf.childBookmarks.size]).toEqual([4, 0])
})
