import { expect, it } from 'vitest'
import { toCategoryPath, toThreatAreaCode } from './threatAreaCode.ts'

it.each([
  ['Phishing', 'Phishing', 'phishing'],
  ['Devices and software', 'Devices_and_software', 'devices_and_software'],
])('%s has the threat area code %s and the category path %s', (name, area, category) => {
  expect([toThreatAreaCode(name), toCategoryPath(name)]).toEqual([area, category])
})
