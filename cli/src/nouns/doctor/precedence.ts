import type { SettingFrom, Settings } from '../../command/settings.ts'
import { harmless } from '../../io/terminal/width.ts'
import { type Finding, fine } from './finding.ts'

export function precedence({ apiFrom, companyFrom, company, profileName, profileFrom }: Settings): Finding {
  const profile = `profile ${harmless(profileName)}${profileFrom ? ` (${profileFrom})` : ''}`
  const said = (from: SettingFrom, option: string, variable: string): string =>
    ({ option, variable, profile, demo: 'the demo' })[from]
  const api = said(apiFrom, '--api', 'HEED_API')
  const of = companyFrom && said(companyFrom, '--company', 'HEED_COMPANY')
  const told =
    company === undefined
      ? 'and no company is set'
      : of === api
        ? 'and so does the company'
        : `and the company from ${of}`
  return fine(
    'settings',
    `Options override variables, which override the profile. The address comes from ${api}, ${told}`,
  )
}
