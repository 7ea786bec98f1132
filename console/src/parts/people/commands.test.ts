import { describe, expect, it } from 'vitest'
import { addCommand, importCommand } from './commands.ts'

const plain = { companyId: 11, fileName: 'people.csv', encoding: 'utf-8' as const, removeObsolete: false }

describe('the command that does the same', () => {
  it('names the company, and only what is not as usual', () => {
    expect(importCommand(plain)).toBe('heed employees import people.csv --company 11')
    expect(importCommand({ ...plain, encoding: 'iso-8859-1', listId: 7, removeObsolete: true })).toBe(
      'heed employees import people.csv --company 11 --list 7 --encoding iso-8859-1 --remove-obsolete',
    )
  })

  it('quotes what a shell would take apart', () => {
    expect(importCommand({ ...plain, fileName: "Ása's list; rm.csv" })).toBe(
      "heed employees import 'Ása'\\''s list; rm.csv' --company 11",
    )
    expect(addCommand(11, 7, ['asa@example.is;Ása $HOME'])).toBe(
      "printf '%s\\n' 'asa@example.is;Ása $HOME' | heed employees import - --company 11 --list 7",
    )
  })
})
