import { describe, expect, test } from 'vitest'
import { checkRecord, checkRow, importTexts } from './checks.ts'

const longEmail = `${'a'.repeat(90)}@example.is`

describe('checkRecord', () => {
  test.each([
    ['asa@example.is', 'Ása', 'Sala', null],
    ['asa@example.is', '', '', null],
    ['þórður@fyrirtæki.is', 'Þórður', '', null],
    ['', 'Ása', '', 'email'],
    ['asa', 'Ása', '', 'email'],
    ['asa@example', 'Ása', '', 'email'],
    ['asa@@example.is', 'Ása', '', 'email'],
    ['a sa@example.is', 'Ása', '', 'email'],
    ['a'.repeat(200), '', '', 'email'],
    [`${'a'.repeat(89)}@example.is`, '', '', null],
    [longEmail, '', '', 'emailLength'],
    ['asa@example.is', 'é'.repeat(100), '', null],
    ['asa@example.is', '𝒜'.repeat(100), '', null],
    ['asa@example.is', '𝒜'.repeat(101), '', 'nameLength'],
    ['asa@example.is', 'x'.repeat(101), '', 'nameLength'],
    ['asa@example.is', '', '部'.repeat(50), null],
    ['asa@example.is', '', '部'.repeat(51), 'unitLength'],
    [longEmail, 'x'.repeat(101), 'x'.repeat(51), 'emailLength'],
    ['asa', 'x'.repeat(101), 'x'.repeat(51), 'email'],
    ['asa@example.is', 'x'.repeat(101), 'x'.repeat(51), 'nameLength'],
  ])('checks %s, %s, %s and returns the rule %s', (email, name, listName, rule) => {
    expect(checkRecord(email, name, listName)).toBe(rule)
  })
})

describe('checkRow', () => {
  test.each([
    [{ email: ' ASA@Example.is ', name: 'Ása' }, null],
    [{ email: ' ', name: '  ' }, null],
    [{ email: 'asa@example.is', name: 'é'.repeat(100).normalize('NFD') }, null],
    [{ email: '', name: 'Ása' }, 'Enter an email address'],
    [{ email: 'asa@example', name: '' }, 'Email not valid'],
    [{ email: longEmail, name: '' }, 'Email can not be more than 100 characters'],
    [{ email: 'asa@example.is', name: 'x'.repeat(101) }, 'Name can not be more than 100 characters'],
    [
      { email: 'asa@example.is', name: '', listName: 'x'.repeat(51) },
      'Unit can not be more than 50 characters',
    ],
  ])('checks %j and returns the message %s', (row, message) => {
    expect(checkRow(row)).toBe(message)
  })
})

test('the import texts match the specification exactly', () => {
  const { quote: _, columns: __, lineLength: ___, ...specified } = importTexts
  expect(Object.values(specified)).toEqual([
    'Email not valid',
    'Email can not be more than 100 characters',
    'Name can not be more than 100 characters',
    'Unit can not be more than 50 characters',
    'No data found in line',
    'No rows found',
    'No data entered',
  ])
})
