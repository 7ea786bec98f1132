import { expect, test } from 'vitest'
import { makeDatedName, toSafeFileName } from './fileName.ts'

test.each([
  ['Norðurljós hf', 'Norðurljós hf'],
  ['A\u0301sa', 'Ása'],
  ['../etc/passwd', '__etc_passwd'],
  ['Sales: Q1/Q2?', 'Sales_ Q1_Q2_'],
  ['con', '_con'],
  ['.hidden', '_hidden'],
  ['turned \u202eround', 'turned _round'],
  ['ends in a stop.', 'ends in a stop'],
  [' ', '_'],
])('%j becomes the file name %j', (text, name) => {
  expect(toSafeFileName(text)).toBe(name)
})

const now = new Date('2026-03-02T23:30:00Z')

test.each([
  [['Norðurljós hf.', 'Employees'], 'csv', 'Norðurljós hf. Employees 2026-03-02.csv'],
  [['Norðurljós hf.', 'Sales / Reykjavi\u0301k'], 'csv', 'Norðurljós hf. Sales _ Reykjavík 2026-03-02.csv'],
  [['Norðurljós hf.'], 'pdf', 'Norðurljós hf 2026-03-02.pdf'],
  [['Þ'.repeat(300)], 'csv', `${'Þ'.repeat(94)} 2026-03-02.csv`],
  [
    ['北'.repeat(100), 'Sales', 'ð'.repeat(100)],
    'csv',
    `${'北'.repeat(30)} Sales ${'ð'.repeat(45)} 2026-03-02.csv`,
  ],
])('%j saved as %s is named %s', (parts, ending, name) => {
  expect(makeDatedName(parts, now, 'UTC', ending)).toBe(name)
})

test.each([
  ['Asia/Tokyo', '2026-03-03'],
  ['America/New_York', '2026-03-02'],
  ['UTC', '2026-03-02'],
])("a file saved in %s has that zone's local date", (zone, day) => {
  expect(makeDatedName(['Sales'], now, zone, 'csv')).toBe(`Sales ${day}.csv`)
})
