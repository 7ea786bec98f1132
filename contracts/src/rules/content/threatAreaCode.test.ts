import { expect, it } from 'vitest'
import { categoryPath, threatAreaCode } from './threatAreaCode.ts'

it.each([
  ['Phishing', 'Phishing', 'phishing'],
  ['Devices and software', 'Devices_and_software', 'devices_and_software'],
])('%s has the threat area code %s and the category path %s', (name, area, category) => {
  expect([threatAreaCode(name), categoryPath(name)]).toEqual([area, category])
})
