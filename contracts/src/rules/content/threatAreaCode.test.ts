import { expect, it } from 'vitest'
import { categoryPath, threatAreaCode } from './threatAreaCode.ts'

it.each([
  ['Phishing', 'Phishing', 'phishing'],
  ['Devices and software', 'Devices_and_software', 'devices_and_software'],
])('%s stands in an address as %s, a category of that name as %s', (name, area, category) => {
  expect([threatAreaCode(name), categoryPath(name)]).toEqual([area, category])
})
