import { describe, expect, it } from 'vitest'
import type { AccountBrandKey } from '../../entities/companies/settings.ts'
import { getAccountBrandProblem, splitBrandSettings, toBrandSettings } from './accountBrand.ts'

const png = 'data:image/png;base64,iVBORw0KGgo='

describe("an account's brand", () => {
  it.each<[AccountBrandKey, string, string | null]>([
    ['name', '', null],
    ['name', 'Bjarg Awareness', null],
    ['name', 'x'.repeat(101), 'Name can not be more than 100 characters'],
    ['ui.logo', png, null],
    [
      'ui.logo',
      'data:image/svg+xml;base64,PHN2Zz4=',
      "'data:image/svg+xml;base64,PHN2Zz4=' is not a supported format",
    ],
    ['ui.colors.primary', '#7a2e8e', null],
    ['ui.colors.primary', 'red', 'Must be a colour like #2f6f4f'],
    ['contact.support', 'help@bjarg.example', null],
    ['contact.support', 'nobody', 'Please enter a correct work email'],
    ['ui.help_url', 'https://bjarg.example/help', null],
    ['ui.terms_url', 'javascript:alert(1)', 'Must be a web address like https://example.com/help'],
    ['ui.privacy_url', 'bjarg.example', 'Must be a web address like https://example.com/help'],
  ])('checks %s with the value %s: %s', (key, value, problem) => {
    expect(getAccountBrandProblem(key, value)).toBe(problem)
  })

  it("is separated from the account's other settings", () => {
    const settings = { name: 'Bjarg', 'ui.logo': null, 'ui.sendEnrolment': '1' }
    expect(splitBrandSettings(settings)).toEqual({
      brand: { name: 'Bjarg', 'ui.logo': '' },
      rest: { 'ui.sendEnrolment': '1' },
    })
  })

  it("has an empty value for each part that isn't customized", () => {
    expect(toBrandSettings({ name: 'Bjarg', 'ui.colors.primary': null })).toEqual({
      name: 'Bjarg',
      'ui.logo': '',
      'ui.colors.primary': '',
      'contact.support': '',
      'ui.help_url': '',
      'ui.terms_url': '',
      'ui.privacy_url': '',
    })
  })
})
