import { expect, it } from 'vitest'
import { runHeed } from '../../test/heed.ts'
import { addListVerb, expandNouns, requestsUnknownHelp } from './expandWords.ts'

it.each([
  ['logo show', 'companies logo show'],
  ['language', 'companies language'],
  ['companies subscription set 12', 'subscription set 12'],
  ['--api x help logo', '--api x help companies logo'],
  ['--company language lists list', '--company language lists list'],
  ['lists rename logo', 'lists rename logo'],
  ['companies get subscription', 'companies get subscription'],
  ['constructor toString', 'constructor toString'],
])('reads heed %s as heed %s', (typed, expected) => {
  expect(expandNouns(typed.split(' ')).join(' ')).toBe(expected)
})

it.each([
  ['mock people --json', 'mock people list --json'],
  ['mock people', 'mock people list'],
  ['mock people --world demo --query [].token', 'mock people list --world demo --query [].token'],
  ['-q mock people --no-color --json', '-q mock people list --no-color --json'],
  ['mock people ls', 'mock people ls'],
  ['mock people --help', 'mock people --help'],
  ['lists', 'lists'],
  ['partners list', 'partners list'],
])('adds list only to a noun without other verbs: heed %s', (typed, expected) => {
  expect(addListVerb(typed.split(' ')).join(' ')).toBe(expected)
})

it.each([
  ['nonsense --help', true],
  ['companies nonsense -h', true],
  ['mock people nonsense --help', true],
  ['companies --help', false],
  ['companies ls --help', false],
  ['companies get nonsense --help', false],
  ['api nonsense --help', false],
  ['formats --help', false],
  ['--company nonsense --help', false],
  ['help nonsense', false],
])('finds out whether help for an unknown command was requested: heed %s', (typed, isUnknown) => {
  expect(requestsUnknownHelp(typed.split(' '))).toBe(isUnknown)
})

it.each(['subscription', 'companies subscription', 'logo', 'language'])(
  'heed %s has its own help page',
  async (noun) => {
    const { code, output } = await runHeed([...noun.split(' '), '--help'])
    expect(code).toBe(0)
    expect(output).toContain(`Usage:\n  heed`)
    expect(output).toContain(`${noun.split(' ').at(-1)} [options] [command]`)
  },
)

it.each([['nonsense'], ['companies', 'nonsense'], ['mock', 'people', 'nonsense']])(
  'heed %s %s %s --help exits with 2',
  async (...words) => {
    const { code, output, error } = await runHeed([...words, '--help'])
    expect([code, output]).toEqual([2, ''])
    expect(error).toContain("Unknown command 'nonsense'")
  },
)
