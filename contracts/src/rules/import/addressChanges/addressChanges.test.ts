import { describe, expect, it } from 'vitest'
import { ColumnMappingError } from '../columns/mapping.ts'
import { changeDomain, parseDomainChange } from './domainChange.ts'
import { planAddressChanges } from './planAddressChanges.ts'
import { readAddressChanges } from './readAddressChanges.ts'

const asa = { email: 'asa@old.example', newEmail: 'asa@new.example' }

describe('files of address changes', () => {
  it.each([
    'asa@old.example,asa@new.example',
    '\ufeffemail;newEmail\r\nASA@old.example;Asa@New.example\r\n',
    'New email,Name,Old email\nasa@new.example,"Ása, Jóns",asa@old.example',
    '\nEmail Address [Required],New Primary Email [UPLOAD ONLY]\nasa@old.example,asa@new.example',
    'Netfang,Nýtt netfang\nasa@old.example,asa@new.example\nuna@old.example,\nbo@old.example,bo@old.example',
  ])('are read with and without a header: %j', (text) => {
    const { changes, refused } = readAddressChanges(text)
    expect(changes.map(({ email, newEmail }) => ({ email, newEmail }))).toEqual([asa])
    expect(refused).toEqual([])
  })

  it('refuses lines with invalid addresses', () => {
    expect(readAddressChanges('asa@old.example,asa\nuna,una@new.example').refused).toEqual([
      { line: 1, email: 'asa@old.example', reason: 'Email not valid' },
      { line: 2, email: 'una', reason: 'Email not valid' },
    ])
  })

  it('names the columns of a header without a new address', () => {
    expect(() => readAddressChanges('email,name\na@b.is,A')).toThrow(ColumnMappingError)
    expect(() => readAddressChanges('email,name\na@b.is,A')).toThrow('The first line has: email, name')
  })
})

describe('domain changes', () => {
  it('change only addresses of exactly that domain', () => {
    const change = parseDomainChange('Old.example=@new.example')
    const emails = ['asa@old.example', 'asa@sub.old.example', 'asa@notold.example']
    expect(emails.map((email) => changeDomain(email, change))).toEqual(['asa@new.example', null, null])
  })

  it.each(['old.example', 'old.example=', 'old.example=old.example', 'old=new', 'a.is=b.is=c.is', ''])(
    'refuse %j',
    (text) => {
      expect(() => parseDomainChange(text)).toThrow(RangeError)
    },
  )
})

describe('plans of address changes', () => {
  const plan = (known: string, ...pairs: string[]) => {
    const changes = pairs.map((pair, index) => {
      const [email = '', newEmail = ''] = pair.split('>')
      return { line: index + 1, email, newEmail }
    })
    const employees = new Set(known.split(' '))
    const { steps, done, refused } = planAddressChanges(changes, (email) => employees.has(email))
    const format = (list: readonly { email: string; newEmail: string }[]) =>
      list.map(({ email, newEmail }) => `${email}>${newEmail}`)
    return {
      steps: steps.map(format),
      done: format(done),
      refused: refused.map(({ line, reason }) => `${line} ${reason}`),
    }
  }
  const taken = (email: string) => `There is already an employee with the address ${email}`

  it.each([
    ['changes free addresses at once', 'a b', ['a>x', 'b>y'], [['a>x', 'b>y']], [], []],
    ['frees addresses first', 'a b c', ['a>b', 'b>c', 'c>d'], [['c>d'], ['b>c'], ['a>b']], [], []],
    ['joins a planned chain', 'a b', ['b>c', 'a>b'], [['b>c'], ['a>b']], [], []],
    ['leaves finished changes', 'x', ['a>x'], [], ['a>x'], []],
    ['refuses unknown employees', 'b', ['a>x'], [], [], ['1 employee not found']],
    ["refuses others' addresses", 'a b', ['a>b'], [], [], [`1 ${taken('b')}`]],
    [
      'refuses what waits for a refused change',
      'a b c',
      ['a>b', 'b>c'],
      [],
      [],
      [`1 ${taken('b')}`, `2 ${taken('c')}`],
    ],
    ['ignores repeated lines', 'a', ['a>x', 'a>x'], [['a>x']], [], []],
    [
      'refuses two new addresses',
      'a',
      ['a>x', 'a>y'],
      [['a>x']],
      [],
      ['2 line 1 gives this employee a different address'],
    ],
    [
      'refuses one new address for two',
      'a b',
      ['a>x', 'b>x'],
      [['a>x']],
      [],
      ['2 line 1 uses the same new address'],
    ],
  ] as const)('%s', (_, known, pairs, steps, done, refused) => {
    expect(plan(known, ...pairs)).toEqual({ steps, done, refused })
  })

  it('refuses swaps', () => {
    const { steps, refused } = plan('a b', 'a>b', 'b>a')
    expect([steps, refused.length, refused[0]]).toEqual([[], 2, expect.stringContaining('swap')])
  })

  it('plans long chains', () => {
    const people = Array.from({ length: 20_000 }, (_, index) => `p${index}`)
    const pairs = people.map((email, index) => `${email}>p${index + 1}`)
    expect(plan(people.join(' '), ...pairs).steps).toHaveLength(20_000)
  })
})
