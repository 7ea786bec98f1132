import { describe, expect, it } from 'vitest'
import type { Branding } from '../../entities/companies/branding.ts'
import type { Company } from '../../entities/companies/company.ts'
import { listMenuTabs, type TabCode, tabCodes } from './menu.ts'

const branding: Branding = {
  name: 'Heed',
  account_name: 'Heed',
  lms_domain: 'lms.example.is',
  my_domain: 'my.example.is',
  'contact.support': 'support@example.is',
}
const company = (facts: Partial<Company> = {}): Company => ({
  company_id: 1,
  users_total: 0,
  users_available: 10,
  ...facts,
})
const listShownTabs = (where: Company) =>
  listMenuTabs(where, branding)
    .filter(({ enabled }) => enabled)
    .map(({ code }) => code)
const omitTabs = (...hidden: TabCode[]) => tabCodes.filter((code) => !hidden.includes(code))

describe('the top menu', () => {
  it("shows its tabs in the specification's order", () => {
    expect(listShownTabs(company())).toEqual([
      'dashboard',
      'training',
      'assessment',
      'employees',
      'reports',
      'content',
      'help',
    ])
  })

  it.each(tabCodes)("hides %s when the company's settings hide it", (code) => {
    expect(listShownTabs(company({ settings: { [`ui.menu_hide_${code}_tab`]: '1' } }))).toEqual(
      omitTabs(code),
    )
  })

  it("hides assessments when they're switched off", () => {
    expect(listShownTabs(company({ settings: { 'ui.assessments': '0' } }))).toEqual(omitTabs('assessment'))
  })

  it("hides trainings and assessments that a partner subscription doesn't include", () => {
    const subscription = {
      subscription_code: 'p',
      subscription_name: 'P',
      subscription_type: 'partner',
      package_users: 1,
    }
    expect(listShownTabs(company({ subscription }))).toEqual(omitTabs('training', 'assessment'))
  })

  it("uses the brand's help address when there is one", () => {
    const urls = { 'ui.help_url': 'https://help.example.is', 'ui.resources_url': null }
    const links = listMenuTabs(company(), { ...branding, ...urls }).filter(({ customLink }) => customLink)
    expect(links).toEqual([{ code: 'help', enabled: true, customLink: 'https://help.example.is' }])
  })
})
