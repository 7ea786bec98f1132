import { expect, it } from 'vitest'
import {
  createChoiceOption,
  createFileOption,
  createFlagOption,
  createNumberOption,
  createTextListOption,
  createTextOption,
  defineCommand,
} from '../command/command.ts'
import { getRequiredArgument, getValueColumns, readRowValues } from './rowValues.ts'

const command = defineCommand({
  name: 'managers add',
  group: 'Companies',
  each: true,
  summary: '',
  argument: ['email', ''],
  options: {
    name: createTextOption('name', ''),
    role: createChoiceOption(['admin', 'viewer'], ''),
    seats: createNumberOption(1, 10, 5, ''),
    list: createTextListOption('name', ''),
    sendWelcome: createFlagOption(''),
    yes: createFlagOption(''),
    out: createFileOption('file', ''),
  },
  examples: [],
  fields: [],
  formats: [],
  load: async () => async () => ({ kind: 'text', text: '' }),
})

const typed = {
  argument: '',
  values: { name: undefined, role: undefined, seats: 5, sendWelcome: false, yes: true },
}
const read = (cells: Record<string, unknown>, own: object = {}) =>
  readRowValues(command, { ...typed, ...own }, { line: 3, nameOrId: '8', cells })

it('a file can have a column for the argument and for each option that may differ', () => {
  expect(getValueColumns(command).map(({ key }) => key)).toEqual([
    'email',
    'name',
    'role',
    'seats',
    'list',
    'sendWelcome',
  ])
  expect(getRequiredArgument(command)).toBe('email')
})

it("cells become the row's values, parsed like options", () => {
  const cells = { email: 'a@b.is', role: 'VIEWER', seats: '7', list: 'One; Two', sendWelcome: 'yes' }
  expect(read(cells)).toEqual({
    argument: 'a@b.is',
    values: { role: 'viewer', seats: 7, list: ['One', 'Two'], sendWelcome: true, yes: true, name: undefined },
  })
})

it('typed options and arguments override cells', () => {
  const values = { ...typed.values, name: 'Typed', seats: 9 }
  expect(
    read({ email: 'a@b.is', name: 'Cell', seats: '7' }, { values, argument: 'typed@b.is' }),
  ).toMatchObject({
    argument: 'typed@b.is',
    values: { name: 'Typed', seats: 9 },
  })
})

it('every invalid cell of a row is reported', () => {
  expect(read({ role: 'chief', seats: '11', sendWelcome: 'perhaps' })).toEqual({
    problems: [
      { line: 3, name: '8', field: 'role', rule: 'It must be one of admin, viewer.' },
      { line: 3, name: '8', field: 'seats', rule: 'It must be a whole number from 1 to 10.' },
      { line: 3, name: '8', field: 'sendWelcome', rule: 'It must be yes or no.' },
      { line: 3, name: '8', field: 'email', rule: 'The cell is empty' },
    ],
  })
})
