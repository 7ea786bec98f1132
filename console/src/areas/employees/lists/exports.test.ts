import { describe, expect, it } from 'vitest'
import { toPeopleLines } from '../../../parts/people/exportPeople.ts'
import { toObsoletePeopleLines } from '../../../parts/people/import/preview/ObsoleteChoice.tsx'
import { toListCsvLines } from './exports.ts'

describe('exported files', () => {
  it('lists.csv has one line per list, with its creation time in UTC', () => {
    const list = {
      id: 7,
      name: 'Sales, north',
      created: '2026-01-02T03:04:05.000Z',
      usersCount: 3,
      source: 'azure' as const,
    }
    expect(toListCsvLines([list])).toEqual([
      'Name,Employees,Created (UTC),Source',
      '"Sales, north",3,2026-01-02 03:04:05,azure',
    ])
  })

  it("users.csv escapes formulas so that spreadsheets don't run them", () => {
    const person = {
      userId: 1,
      email: 'asa@example.is',
      name: '=HYPERLINK("http://evil")',
      lists: [
        { id: 7, name: '+Sales' },
        { id: 8, name: 'Support' },
      ],
      combinedTags: ['a', 'b; "c"'],
      lastActive: null,
    }
    expect(toPeopleLines([person])[1]).toBe(
      'asa@example.is,"\'=HYPERLINK(""http://evil"")","\'+Sales; Support","a; ""b; """"c""""""",',
    )
  })

  it('obsolete.csv can be imported to restore the employees to their lists', () => {
    const lists = [
      { id: 7, name: 'Sales' },
      { id: 8, name: 'Support' },
    ]
    expect(toObsoletePeopleLines([{ email: 'asa@example.is', name: 'Ása', lists }])).toEqual([
      'Email,Name,Lists,Tags',
      'asa@example.is,Ása,"Sales; Support",',
    ])
  })
})
