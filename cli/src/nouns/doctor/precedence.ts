import type { SettingFrom, Settings } from '../../command/settings.ts'
import { harmless } from '../../io/width.ts'
import { type Finding, fine } from './finding.ts'

export function precedence({ apiFrom, companyFrom, company, profileName, profileFrom }: Settings): Finding {
  const profile = `profile ${harmless(profileName)}${profileFrom ? ` (${profileFrom})` : ''}`
  const said = (from: SettingFrom, option: string, variable: string): string =>
    ({ option, variable, profile, demo: 'the demo' })[from]
  const api = said(apiFrom, '--api', 'HEED_API')
  const of = companyFrom && said(companyFrom, '--company', 'HEED_COMPANY')
  const told =
    company === undefined
      ? 'no company is named'
      : of === api
        ? 'the company too'
        : `the company that of ${of}`
  return fine(
    'settings',
    `Options win over variables, variables over the profile. The address is that of ${api}, ${told}`,
  )
}
