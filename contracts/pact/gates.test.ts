import { describe, expect, it } from 'vitest'
import { type Operation, operations } from '../src/index.ts'
import { gateProblems } from './gates.ts'
import { fits } from './interaction.ts'
import type { Pinned } from './pactFiles.ts'
import { usesIn } from './uses.ts'

const rename: Pinned = {
  consumer: 'heed-console',
  operation: 'lists.update',
  description: 'lists.update: a rename',
  method: 'PUT',
  path: '/companies/101/lists/11',
  states: [{ name: 'a company' }, { name: 'signed in', params: { as: 'admin' } }],
}
const uses = (...used: Operation[]) => [{ consumer: 'heed-console', uses: new Set(used) }]
const others = operations
  .map(({ operation }) => operation)
  .filter((operation) => operation !== 'lists.update')

describe('the gates', () => {
  it('pass when every used call is pinned', () => {
    expect(gateProblems([rename], uses('lists.update'), others)).toEqual([])
  })

  it.each<[string, Pinned[], Operation[], readonly Operation[], string]>([
    ['a used call that is not pinned', [rename], ['lists.update', 'lists.get'], others, 'uses lists.get'],
    ['a pinned call that is not used', [rename], ['lists.get'], others, 'pins lists.update'],
    ['a scan that finds nothing', [rename], [], others, 'no call found'],
    ['a run without interactions', [], ['lists.update'], others, 'no interaction'],
    [
      'an unused call that is not listed',
      [rename],
      ['lists.update'],
      others.slice(1),
      'name it in notUsedYet',
    ],
    ['a used call that is listed', [rename], ['lists.update'], [...others, 'lists.update'], 'take it out of'],
    [
      'an interaction without a state',
      [{ ...rename, states: [] }],
      ['lists.update'],
      others,
      'the first state',
    ],
    [
      'an unknown state',
      [{ ...rename, states: [...rename.states, { name: 'rain' }] }],
      ['lists.update'],
      others,
      'no provider state "rain"',
    ],
    [
      'a state with wrong parameters',
      [{ ...rename, states: [{ name: 'a company', params: { colour: 'red' } }] }],
      ['lists.update'],
      others,
      'State "a company"',
    ],
    [
      'a call that is not declared',
      [{ ...rename, operation: 'lists.rename' }],
      ['lists.update'],
      others,
      '"lists.rename" is no call',
    ],
    ['an address of another call', [{ ...rename, path: '/lists/11' }], ['lists.update'], others, '/lists/11'],
    ['a method of another call', [{ ...rename, method: 'POST' }], ['lists.update'], others, 'POST'],
  ])('fail on %s', (_, pinned, used, notUsedYet, message) => {
    expect(gateProblems(pinned, uses(...used), notUsedYet).join('\n')).toContain(message)
  })
})

describe('the search for uses', () => {
  it.each<[string, string[]]>([
    ['await this.client.lists.update({ companyId })', ['lists.update']],
    ['this.#client\n  .employees\n  .get({ email })', ['employees.get']],
    ['const load = client.import.createUsersBatch', ['import.createUsersBatch']],
    ['client.lists.nothing(); myclient.lists.get(); client.elsewhere.get()', []],
  ])('reads %j', (source, expected) => {
    expect(usesIn(source)).toEqual(expected)
  })
})

describe('fits', () => {
  it.each([
    ['/companies/:companyId/lists', '/companies/101/lists', true],
    ['/companies/:companyId/lists', '/companies/101/lists/', false],
    ['/companies/:companyId/users/user/:email', '/companies/101/users/user/a%40b.is', true],
    ['/companies/:companyId/users/user/:email', '/companies/101/users/user', false],
    ['/locales/:code.json', '/locales/is.json', true],
    ['/locales/:code.json', '/locales/is_json', false],
  ])('%s and %s: %s', (template, path, expected) => {
    expect(fits(template, path)).toBe(expected)
  })
})
