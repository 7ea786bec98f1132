import { describe, expect, it } from 'vitest'
import { type Operation, operations } from '../../src/index.ts'
import { matchesTemplate } from '../interaction.ts'
import { findGateProblems } from './gates.ts'
import type { PinnedInteraction } from './pactFiles.ts'
import { findOperationUses } from './uses.ts'

const renameInteraction: PinnedInteraction = {
  consumer: 'heed-console',
  operation: 'lists.update',
  description: 'lists.update: a rename',
  method: 'PUT',
  path: '/companies/101/lists/11',
  states: [{ name: 'a company' }, { name: 'signed in', params: { as: 'admin' } }],
}
const createClientUses = (...used: Operation[]) => [{ consumer: 'heed-console', uses: new Set(used) }]
const otherInteractions: PinnedInteraction[] = operations
  .filter(({ operation }) => operation !== 'lists.update')
  .map(({ operation, endpoint: { method, path } }) => ({
    ...renameInteraction,
    consumer: 'heed-client',
    operation,
    description: `${operation}: a call`,
    method,
    path: path.replace(/:\w+/g, '1'),
  }))
const omitOperation = (left: Operation) => otherInteractions.filter(({ operation }) => operation !== left)

describe('the pact gates', () => {
  it('pass when clients pin the calls they use, and the typed client the others', () => {
    expect(
      findGateProblems([renameInteraction, ...otherInteractions], createClientUses('lists.update')),
    ).toEqual([])
  })

  it("don't count calls made only by name as used", () => {
    const named = otherInteractions.map((item) => ({
      ...item,
      consumer: 'heed-console',
      description: `${item.description}, made by its name`,
    }))
    const client = { consumer: 'heed-console', uses: new Set<Operation>(['lists.update']), byName: true }
    expect(findGateProblems([renameInteraction, ...named, ...otherInteractions], [client])).toEqual([
      'heed-console makes any call by its name and does not pin lists.update so',
    ])
  })

  it.each<[string, PinnedInteraction[], Operation[], string]>([
    [
      "a used call that isn't pinned",
      [renameInteraction, ...otherInteractions],
      ['lists.update', 'lists.get'],
      'uses lists.get and does not pin it',
    ],
    [
      "a pinned call that isn't used",
      [renameInteraction, ...otherInteractions],
      ['lists.get'],
      'pins lists.update',
    ],
    [
      'a call that no client pins',
      [renameInteraction, ...omitOperation('lists.get')],
      ['lists.update'],
      'lists.get: pin it in contracts/pact/client/lists.pact.test.ts',
    ],
    [
      'a used call pinned by the typed client',
      [renameInteraction, { ...renameInteraction, consumer: 'heed-client' }],
      ['lists.update'],
      'move its pacts from heed-client',
    ],
    ['a scan that finds no calls', [renameInteraction], [], 'no call found'],
    ['a run without interactions', [], ['lists.update'], 'no interaction'],
    [
      'an interaction without a state',
      [{ ...renameInteraction, states: [] }],
      ['lists.update'],
      'the first state',
    ],
    [
      'an unknown state',
      [{ ...renameInteraction, states: [...renameInteraction.states, { name: 'rain' }] }],
      ['lists.update'],
      'no provider state "rain"',
    ],
    [
      'a state with wrong parameters',
      [{ ...renameInteraction, states: [{ name: 'a company', params: { colour: 'red' } }] }],
      ['lists.update'],
      'State "a company"',
    ],
    [
      'an undeclared call',
      [{ ...renameInteraction, operation: 'lists.rename' }],
      ['lists.update'],
      '"lists.rename" is no call',
    ],
    ["another call's address", [{ ...renameInteraction, path: '/lists/11' }], ['lists.update'], '/lists/11'],
    ["another call's method", [{ ...renameInteraction, method: 'POST' }], ['lists.update'], 'POST'],
  ])('fail on %s', (_, pinned, used, message) => {
    expect(findGateProblems(pinned, createClientUses(...used)).join('\n')).toContain(message)
  })
})

describe('findOperationUses', () => {
  it.each<[string, string[]]>([
    ['await this.client.lists.update({ companyId })', ['lists.update']],
    ['this.#client\n  .employees\n  .get({ email })', ['employees.get']],
    ['const load = client.import.createUsersBatch', ['import.createUsersBatch']],
    ['client.lists.nothing(); myclient.lists.get(); client.elsewhere.get()', []],
  ])('finds the used calls in %j', (source, expected) => {
    expect(findOperationUses(source)).toEqual(expected)
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
  ])('matches template %s with path %s: %s', (template, path, expected) => {
    expect(matchesTemplate(template, path)).toBe(expected)
  })
})
