import { expect, it } from 'vitest'
import { parseCampaignKey, parseEmail, parseId } from './pathId.ts'

it.each([
  ['7', 7],
  ['9007199254740991', 9007199254740991],
  ['9007199254740992', undefined],
  ['0', undefined],
  ['07', undefined],
  ['-7', undefined],
  ['7.5', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  [' 7', undefined],
  ['abc', undefined],
  ['NaN', undefined],
  ['', undefined],
  [undefined, undefined],
])('parseId reads %j as %j', (part, id) => {
  expect(parseId(part)).toBe(id)
})

it.each([
  ['asa@example.is', 'asa@example.is'],
  // The router decodes URLs once, so a part that still looks encoded is meant literally.
  ['a%40b@example.is', 'a%40b@example.is'],
  ['asa%40example.is', undefined],
  ['asa@', undefined],
  ['@example.is', undefined],
  ['a b@example.is', undefined],
  ['', undefined],
  [undefined, undefined],
])('parseEmail reads %j as %j', (part, email) => {
  expect(parseEmail(part)).toBe(email)
})

it.each([
  ['204', '204'],
  ['p17', 'p17'],
  ['p', undefined],
  ['p0', undefined],
  ['17p', undefined],
  ['create', undefined],
  [undefined, undefined],
])('parseCampaignKey reads %j as %j', (part, key) => {
  expect(parseCampaignKey(part)).toBe(key)
})
