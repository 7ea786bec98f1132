import { describe, expect, it } from 'vitest'
import { formatAddToListCommand } from './commands.ts'
import { formatAddEmployeesCommand, formatImportCommand } from './importCommand.ts'

const plain = { companyId: 11, fileName: 'people.csv', encoding: 'utf-8' as const, removeObsolete: false }

describe('equivalent commands', () => {
  it('name the company and only options that differ from the defaults', () => {
    expect(formatImportCommand(plain)).toBe('heed employees import people.csv --company 11')
    expect(formatImportCommand({ ...plain, columns: { email: [3], name: [1, 2] } })).toBe(
      "heed employees import people.csv --company 11 --columns 'email=3,name=1+2'",
    )
    expect(formatImportCommand({ ...plain, encoding: 'iso-8859-1', listId: 7, removeObsolete: true })).toBe(
      'heed employees import people.csv --company 11 --list 7 --encoding iso-8859-1 --remove-obsolete',
    )
  })

  it('quote text that a shell would split or expand', () => {
    expect(formatImportCommand({ ...plain, fileName: "Ása's list; rm.csv" })).toBe(
      `heed employees import "Ása's list; rm.csv" --company 11`,
    )
    expect(formatAddEmployeesCommand(11, 7, [{ email: 'asa@example.is', name: 'Ása $HOME' }])).toBe(
      "printf '%s\\n' 'asa@example.is;Ása $HOME' | heed employees import - --company 11 --list 7",
    )
  })

  it("don't mistake a name for an option", () => {
    expect(formatImportCommand({ ...plain, fileName: '--remove-obsolete' })).toBe(
      "heed employees import --company 11 -- '--remove-obsolete'",
    )
    expect(formatAddToListCommand(11, { name: '-h' }, ['asa@example.is'])).toBe(
      "heed lists create --company 11 -- '-h' && heed lists add --company 11 -- '-h' asa@example.is",
    )
  })

  it("read employees from a file if they don't fit on a line", () => {
    const emails = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.is`)
    const people = emails.map((email) => ({ email, name: '' }))
    expect(formatAddEmployeesCommand(11, 7, people)).toBe(
      'heed employees import people.csv --company 11 --list 7',
    )
    expect(formatAddToListCommand(11, { id: 7 }, emails)).toBe(
      'heed lists add 7 --from people.txt --company 11',
    )
  })

  it('create a new list before adding employees to it', () => {
    expect(formatAddToListCommand(11, { name: 'Sales north' }, ['asa@example.is'])).toBe(
      "heed lists create 'Sales north' --company 11 && heed lists add 'Sales north' asa@example.is --company 11",
    )
  })
})
