import { expect, test } from 'vitest'
import { applyNumberLimits, parseCents, parseNumber } from './typedNumber.ts'

const english = { group: ',', decimal: '.' }
const german = { group: '.', decimal: ',' }
const french = { group: '\u202f', decimal: ',' }

test.each([
  ['7', 7],
  [' 1,250 ', 1250],
  ['1250', 1250],
  ['-3.5', -3.5],
  ['−3', -3],
  ['.5', 0.5],
  ['1,25', null],
  ['1.250,00', null],
  ['seven', null],
  ['', null],
  ['-', null],
  ['.', null],
])('parseNumber reads %j as %j', (text, number) => {
  expect(parseNumber(text, english)).toBe(number)
})

test.each([
  ['12.5', 1250],
  ['$1,250', 125_000],
  ['1,250.99 USD', 125_099],
  ['€ 3', 300],
  ['-$2', -200],
  ['0.1', 10],
  ['1.005', null],
  ['12 bananas', null],
  ['', null],
])('parseCents reads %j as %j cents', (text, cents) => {
  expect(parseCents(text, english)).toBe(cents)
})

test.each([
  ['1.250,5', german, 1250.5, 125_050],
  ['12,50 €', german, null, 1250],
  ['1.250', german, 1250, 125_000],
  ['1,250', german, 1.25, null],
  ['1 250,5', french, 1250.5, 125_050],
  ['1\u202f250,5', french, 1250.5, 125_050],
])('%j is read with the marks of other languages: %#', (text, marks, number, cents) => {
  expect([parseNumber(text, marks), parseCents(text, marks)]).toEqual([number, cents])
})

test.each([
  [3, { min: 1, max: 20, step: 1 }, 3, null],
  [0, { min: 1, max: 20, step: 1 }, 1, 'min'],
  [21, { min: 1, max: 20, step: 1 }, 20, 'max'],
  [3.4, { min: 1, max: 20, step: 1 }, 3, 'step'],
  [7, { min: 1, max: 20, step: 5 }, 6, 'step'],
  [20, { min: 1, max: 20, step: 5 }, 20, null],
  [0.3, { min: 0, max: 1, step: 0.1 }, 0.3, null],
])('applyNumberLimits fits %j within %j as %j', (value, limits, fitted, limitedBy) => {
  expect(applyNumberLimits(value, limits)).toEqual({ value: fitted, limitedBy })
})
