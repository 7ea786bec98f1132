import { vendorFileSamples as samples } from '@heed/fixtures'
import { describe, expect, it } from 'vitest'
import { createImportReader, type FileRecord } from '../lines/lines.ts'
import { createDepartedFinder, noRowSkips } from '../outcomes/departed.ts'
import { formatColumns, parseColumnChoice } from './mapping.ts'
import { recogniseColumns } from './recognise.ts'
import { vendorFiles } from './vendorFiles.ts'

function read(text: string, columns: string) {
  const records: Pick<FileRecord, 'email' | 'name' | 'listName'>[] = []
  const refused: string[] = []
  const finder = createDepartedFinder(noRowSkips)
  const sink = {
    record: ({ email, name, listName }: FileRecord) => records.push({ email, name, listName }),
    refused: ({ line }: { line: string }) => refused.push(line),
  }
  const reader = createImportReader(sink, parseColumnChoice(columns), finder.look)
  reader.write(text)
  const { lines } = reader.end()
  return { records, refused, lines, departed: finder.getSummary().first.map(({ email }) => email) }
}

describe('files of other vendors', () => {
  it.each(samples)('recognizes $vendor', ({ vendor, text, columns, isCertain = false }) => {
    const found = recogniseColumns(text)
    const proposed = found && formatColumns(found.choice)
    const name = found?.vendor && `${found.vendor.vendor}, ${found.vendor.version}`
    expect([name, proposed, found?.isDoubtful]).toEqual([vendor, columns, !isCertain])
  })

  it.each(samples)('reads everyone of $vendor', ({ text, columns, departed = [] }) => {
    const listName = columns.includes('list=') ? 'Sales' : ''
    expect(read(text, columns)).toEqual({
      records: [
        { email: 'asa@example.is', name: 'Ása Jónsdóttir', listName },
        { email: 'jon@example.is', name: 'Jón Ásuson', listName },
      ],
      refused: [],
      lines: 2,
      departed,
    })
  })

  it('samples every vendor in the table', () => {
    expect(samples.map(({ vendor }) => vendor)).toEqual(
      vendorFiles.map(({ vendor, version }) => `${vendor}, ${version}`),
    )
  })

  it.each(samples)('recognizes $vendor with semicolons, capitals and another order', ({ vendor, text }) => {
    const rows = text.split(/\r?\n/).filter((line) => !line.startsWith('version'))
    const [headings = ''] = rows
    const line = headings.split(/[,;]/).reverse().join(';').toUpperCase()
    const found = recogniseColumns(`${line}\n`)
    expect(found?.vendor && `${found.vendor.vendor}, ${found.vendor.version}`).toBe(vendor)
  })

  it('proposes the sign-in name only if the sample has no mailboxes', () => {
    const headings = 'userPrincipalName,displayName,mail'
    const propose = (row: string) => recogniseColumns(`${headings}\n${row}`)?.choice.email
    expect(propose('asa@example.is,Ása,asa@example.is')).toEqual([3])
    expect(propose('asa@example.is,Ása,')).toEqual([1])
  })

  it.each([
    'Email,First Name,Last Name\nasa@example.is,Ása,Jóns',
    'First Name,Last Name,Email,Position,Hired\nÁsa,Jóns,asa@example.is,CFO,2020',
  ])("names no vendor for other systems' files: %j", (text) => {
    expect(recogniseColumns(text)?.vendor).toBeNull()
  })
})

describe('version lines', () => {
  it.each(['version:v1.0', 'version:v1.0,,,', '\ufeffversion:v1.0;;', '"version:v1.0"', 'Version:v2'])(
    'skips %j, which counts as no line',
    (line) => {
      const { records, refused, lines } = read(`${line}\nMail,Name\nasa@example.is,Ása`, 'email=1,name=2')
      expect([records.length, refused, lines]).toEqual([1, [], 1])
    },
  )

  it('rejects such a line below the header', () => {
    expect(read('Mail,Name\nversion:v1.0', 'email=1').refused).toEqual(['version:v1.0'])
  })
})
