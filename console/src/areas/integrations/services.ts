import type { Branding, IntegrationType } from '@heed/contracts'
import { paths } from '../../app/paths.ts'

export const servicePaths: Readonly<Record<IntegrationType, string>> = {
  slack: paths.slack(),
  azure: paths.azure(),
  teams: paths.teams(),
  google: paths.google(),
  azuresso: paths.azureSso(),
}

const guideKeys = {
  slack: 'ui.integration_slack_url',
  azure: 'ui.integration_ad_url',
  teams: 'ui.integration_teams_url',
  google: 'ui.integration_google_url',
  azuresso: 'ui.integration_sso_url',
} as const satisfies Record<IntegrationType, keyof Branding>

export const getGuideUrl = (branding: Branding | null, type: IntegrationType): string | undefined =>
  branding?.[guideKeys[type]] || undefined
