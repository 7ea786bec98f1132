import { type CompanySettings, isFlagOff, isFlagOn, type SettingsChange } from '@heed/contracts'
import type { AccountStores } from '../../../app/stores/AccountStores.ts'
import { formatApiCommand } from '../../../lib/commands/apiCommand.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { type BrandValues, toBrandChange } from './brand.ts'

const flags = {
  assessments: 'ui.assessments',
  alwaysAssessments: 'ui.always_show_assessments',
  packages: 'ui.cmi5.enabled',
  enrolment: 'ui.sendEnrolment',
  certificates: 'ui.certificates_enabled',
  recommendations: 'ui.assessment.recommendations',
  handedOut: 'ui.assessment_manual_schedule',
  feedback: 'ui.feedback_enabled',
  keysHidden: 'ui.api_keys_hidden',
} as const
export type FlagName = keyof typeof flags
export const flagNames = Object.keys(flags) as FlagName[]

const links = { posters: 'ui.posters_url', stickers: 'ui.stickers_url' } as const
type LinkName = keyof typeof links

export type SettingsValues = Record<FlagName, boolean> & Record<LinkName, string>

const toTextOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '')

/** By default, assessments are on and all other features are off. */
export const toSettingsValues = (settings: CompanySettings): SettingsValues => {
  const readFlag = (name: FlagName): boolean =>
    name === 'assessments' ? !isFlagOff(settings[flags[name]]) : isFlagOn(settings[flags[name]])
  return {
    ...(Object.fromEntries(flagNames.map((name) => [name, readFlag(name)])) as Record<FlagName, boolean>),
    posters: toTextOrEmpty(settings[links.posters]),
    stickers: toTextOrEmpty(settings[links.stickers]),
  }
}

export class SettingsStore {
  readonly settings = new Resource<CompanySettings>()
  private readonly account: AccountStores

  constructor(account: AccountStores) {
    this.account = account
  }

  readonly load = (): Promise<void> => {
    const { client, partnerId } = this.account
    return this.settings.load((signal) => client.partners.getSettings({ partnerId }, { signal }))
  }

  async save(change: Partial<SettingsValues>): Promise<void> {
    const { client, partnerId } = this.account
    const { settings } = await client.partners.saveSettings({ partnerId, settings: toSettingsChange(change) })
    this.settings.set(settings)
  }

  formatSaveCommand(change: Partial<SettingsValues>): string {
    const { partnerId } = this.account
    return formatApiCommand('partners.saveSettings', { partnerId }, toSettingsChange(change))
  }

  async saveBrand(change: Partial<BrandValues>): Promise<void> {
    const { client, partnerId } = this.account
    const { settings } = await client.partners.saveSettings({ partnerId, settings: toBrandChange(change) })
    this.settings.set(settings)
  }

  async fetchBillingPageUrl(): Promise<string> {
    const { client, partnerId } = this.account
    return (await client.partners.createPortalSession({ partnerId })).portal_session.access_url
  }
}

const settingKeys: Record<keyof SettingsValues, string> = { ...flags, ...links }

/** The API represents flags as '1' and '0'. */
const toSettingsChange = (change: Partial<SettingsValues>): SettingsChange =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      settingKeys[name as keyof SettingsValues],
      typeof value === 'boolean' ? (value ? '1' : '0') : value,
    ]),
  )
