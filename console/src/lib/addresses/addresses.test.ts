import { expect, test } from 'vitest'
import { findAddressProblem, parseAddresses } from './addresses.ts'

test.each([
  ['', []],
  [' asa@heed.example ', ['asa@heed.example']],
  [
    'A@heed.example,b@heed.example;c@heed.example\nd@heed.example e@heed.example\te',
    ['a@heed.example', 'b@heed.example', 'c@heed.example', 'd@heed.example', 'e@heed.example', 'e'],
  ],
  [
    'Ása Jónsdóttir <Asa@heed.example>; "Jónsson, Jón" <jon@heed.example>',
    ['asa@heed.example', 'jon@heed.example'],
  ],
  [',;,\r\n ,', []],
])('parseAddresses reads %j as %j', (text, addresses) => {
  expect(parseAddresses(text)).toEqual(addresses)
})

test.each([
  ['asa@heed.example', null],
  ['þóra@nordurljós.is', null],
  ['asa', 'noAt'],
  ['asa@heed', 'form'],
  ['@heed.example', 'form'],
  [`${'a'.repeat(88)}@heed.example`, 'long'],
  [`${'a'.repeat(87)}@heed.example`, null],
])('findAddressProblem judges %j as %j', (address, fault) => {
  expect(findAddressProblem(address)).toBe(fault)
})
