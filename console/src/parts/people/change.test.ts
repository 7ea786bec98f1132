import { describe, expect, it } from 'vitest'
import { type EmployeeForm, isEmptyChange, toEmployeeChange } from './change.ts'

const previousForm: EmployeeForm = { name: 'Ása', email: 'asa@example.is', listsId: [7, 8] }

describe('the change sent for an employee', () => {
  it.each([
    ['nothing', {}, {}],
    ['the name and the lists', { name: ' Ása Jónsdóttir ' }, { name: 'Ása Jónsdóttir', listsId: [7, 8] }],
    ['only the lists', { listsId: [7] }, { listsId: [7] }],
    ['only the address, in lower case', { email: ' ASA@example.com ' }, { email: 'asa@example.com' }],
    ['nothing if the name is only decomposed', { name: 'Ása'.normalize('NFD') }, {}],
    [
      'a changed name in composed letters',
      { name: 'Ésa'.normalize('NFD') },
      { name: 'Ésa', listsId: [7, 8] },
    ],
    ['no empty address', { email: '  ' }, {}],
    ['a cleared name', { name: '' }, { name: '', listsId: [7, 8] }],
    ['nothing if the lists are only reordered', { listsId: [8, 7] }, {}],
  ])('contains %s', (_, own, change) => {
    expect(toEmployeeChange(previousForm, { ...previousForm, ...own })).toEqual(change)
    expect(isEmptyChange(toEmployeeChange(previousForm, { ...previousForm, ...own }))).toBe(
      Object.keys(change).length === 0,
    )
  })

  it('is empty if the platform stores the name as decomposed Unicode', () => {
    const apart = { ...previousForm, name: previousForm.name.normalize('NFD') }
    expect(toEmployeeChange(apart, apart)).toEqual({})
  })

  it('contains the name if an invisible character was removed', () => {
    const unseen = { ...previousForm, name: 'Á\u200bsa' }
    expect(toEmployeeChange(unseen, { ...unseen, name: 'Ása' })).toEqual({ name: 'Ása', listsId: [7, 8] })
  })

  it("never contains lists that aren't known", () => {
    expect(toEmployeeChange(previousForm, { ...previousForm, name: 'X', listsId: [] }, false)).toEqual({
      name: 'X',
    })
  })
})
