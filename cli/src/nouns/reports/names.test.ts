import { expect, it } from 'vitest'
import { defaultPattern, findCollisions, makeFileName, parsePattern } from './names.ts'

const facts = {
  company: 'Norðurljós',
  report: 'Weekly progress',
  id: 12,
  date: '2026-02-02',
  execution: 8001,
}

it.each([
  ['the default pattern', defaultPattern, facts, 'Norðurljós Weekly progress 2026-02-02 8001.pdf'],
  [
    'every placeholder',
    '{ext} {id} {execution} {date} {report} {company}',
    facts,
    'pdf 12 8001 2026-02-02 Weekly progress Norðurljós.pdf',
  ],
  ['path separators', '{report}', { ...facts, report: '../../etc/passwd' }, '__.._etc_passwd.pdf'],
  ['Windows path separators', '{report}', { ...facts, report: 'C:\\Users\\x' }, 'C__Users_x.pdf'],
  ['the parent folder', '{report}', { ...facts, report: '..' }, '_.pdf'],
  ['a hidden file name', '{report}', { ...facts, report: '.profile' }, '_profile.pdf'],
  ['a device name', '{report}', { ...facts, report: 'con' }, '_con.pdf'],
  ['a device name with an extension', '{report}', { ...facts, report: 'LPT1.x' }, '_LPT1.x.pdf'],
  ['a word that starts like a device name', '{report}', { ...facts, report: 'Contracts' }, 'Contracts.pdf'],
  ['control characters', '{report}', { ...facts, report: 'a\u0000b\nc\u001b[2J' }, 'a_b_c_[2J.pdf'],
  ['a character that reverses text', '{report}', { ...facts, report: 'gpj\u202efdp' }, 'gpj_fdp.pdf'],
  [
    'the default pattern without a report name',
    defaultPattern,
    { ...facts, report: '' },
    'Norðurljós 2026-02-02 8001.pdf',
  ],
  ['a blank report name', '{report}', { ...facts, report: ' ' }, '_.pdf'],
  ['a report name with a placeholder', '{report}', { ...facts, report: '{id}' }, '{id}.pdf'],
  ['a decomposed letter', '{report}', { ...facts, report: 'A\u0301sa' }, '\u00c1sa.pdf'],
])('makes a safe file name from %s', (_, pattern, values, name) => {
  expect(makeFileName(parsePattern(pattern), values, 'pdf')).toBe(name)
})

it("shortens a long name to the file system's limit without splitting a character", () => {
  const name = makeFileName(parsePattern('{report}'), { ...facts, report: '北'.repeat(300) }, 'csv')
  expect(name).toBe(`${'北'.repeat(66)}.csv`)
})

it('keeps date and execution in the name, however long the other parts are', () => {
  const long = { ...facts, company: '北'.repeat(100), report: 'ð'.repeat(100) }
  expect(makeFileName(defaultPattern, long, 'csv')).toMatch(/^北{20,} ð{30,} 2026-02-02 8001\.csv$/)
})

it.each([
  ['a parent folder', '../{report}', "can't contain folders"],
  [
    'an unknown placeholder',
    '{month}',
    '{month} is unknown. Use {report} {id} {date} {execution} {company} {ext}.',
  ],
  ['only a space', ' ', "It can't be empty."],
])('rejects a pattern with %s', (_, pattern, message) => {
  expect(() => parsePattern(pattern)).toThrow(message)
})

it('finds file names that differ only in case', () => {
  expect(findCollisions(['A.pdf', 'b.pdf', 'a.pdf', 'a.csv'])).toEqual([['A.pdf', 2]])
})
