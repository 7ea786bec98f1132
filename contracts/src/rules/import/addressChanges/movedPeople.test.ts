import { expect, it } from 'vitest'
import {
  chooseProbes,
  findCommonDomainChange,
  findMovedPerson,
  lookLikeMoves,
  probedPeopleMax,
} from './movedPeople.ts'

const asa = { email: 'asa@new.example', name: 'Ása Jóns' }
const old = { email: 'Asa@old.example', name: 'ása jóns' }

it('an employee with the same name at another domain may have moved', () => {
  expect(findMovedPerson(asa, [old, { email: 'x@old.example', name: 'Ása Jónsdóttir' }])).toEqual({
    name: 'ása jóns',
    email: 'asa@old.example',
    newEmail: 'asa@new.example',
  })
})

it.each([
  ['no namesake', [{ email: 'x@old.example', name: 'Ása Jónsdóttir' }], null],
  ['two namesakes', [old, { ...old, email: 'asa2@old.example' }], null],
  ['a namesake at the same domain', [{ ...old, email: 'asa2@new.example' }], null],
  ['the same address', [old, { ...asa, name: 'Ása' }], 'known'],
] as const)('%s is no move', (_, found, result) => {
  expect(findMovedPerson(asa, found)).toBe(result)
})

it.each([
  [3, 3, true],
  [3, 6, true],
  [3, 7, false],
  [2, 2, false],
])('%d of %d new people look like a move: %s', (moved, newcomers, result) => {
  expect(lookLikeMoves(moved, newcomers)).toBe(result)
})

it('probes are spread over all people with a name', () => {
  const people = Array.from({ length: 100 }, (_, index) => ({
    email: `p${index}@x.is`,
    name: index < 50 ? '' : 'A',
  }))
  const probes = chooseProbes(people)
  expect([probes.length, probes[0]?.email, probes.at(-1)?.email]).toEqual([
    probedPeopleMax,
    'p50@x.is',
    'p97@x.is',
  ])
  expect(chooseProbes(people.slice(48, 52))).toEqual([])
})

it('a common domain change needs the same start of each address', () => {
  const moved = { name: '', email: 'asa@old.example', newEmail: 'asa@new.example' }
  expect(findCommonDomainChange([moved])).toEqual({ from: 'old.example', to: 'new.example' })
  expect(findCommonDomainChange([moved, { ...moved, newEmail: 'a.jons@new.example' }])).toBeNull()
  expect(findCommonDomainChange([])).toBeNull()
})
