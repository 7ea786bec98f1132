import { describe, expect, it } from 'vitest'
import { createLineReader } from './lineReader.ts'
import { withReason } from './marker.ts'

function read(text: string) {
  const emails: string[] = []
  const tags: string[] = []
  const refused: string[] = []
  const reader = createLineReader({
    record: ({ email, metadata }) => {
      emails.push(email)
      tags.push(...metadata)
    },
    refused: ({ lineNumber, line }) => refused.push(`${lineNumber} ${line}`),
  })
  reader.write(text)
  reader.end()
  return { emails, tags, refused, counts: { ...reader.counts } }
}

const bad = { line: 'asa@example;Ása', lineNumber: 12, rule: 'email', message: 'Email not valid' }

describe('a file of refused lines', () => {
  it('carries number, rule and reason behind each line as it was', () => {
    expect(withReason(bad)).toBe('asa@example;Ása;;;#heed;12;email;Email not valid')
    expect(withReason({ ...bad, line: 'asa@example' })).toBe('asa@example,,,#heed,12,email,Email not valid')
  })

  it('is imported as it is once the line is mended: the reason makes no tags', () => {
    const mended = withReason(bad).replace('asa@example;', 'asa@example.is;')
    expect(read(mended)).toEqual({
      emails: ['asa@example.is'],
      tags: [],
      refused: [],
      counts: { lines: 1, records: 1, refused: 0, empty: 0 },
    })
  })

  it('shows a line that is still wrong without the old reason', () => {
    const { refused, counts } = read(`good@example.is\n${withReason(bad)}\n\n`)
    expect(refused).toEqual(['2 asa@example;Ása'])
    expect(counts).toEqual({ lines: 3, records: 1, refused: 1, empty: 1 })
  })
})
