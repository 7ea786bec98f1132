import type { Client, Download, settingFlagKeys } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import type { TrackedDataQuery } from './tracked/files.ts'

type CompanyUpdate = Omit<Parameters<Client['companies']['update']>[0], 'companyId'>
export type FlagKey = (typeof settingFlagKeys)[number]

export class CompanySettingsStore {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  async change(facts: CompanyUpdate): Promise<void> {
    const { client, companyId } = this.company
    await client.companies.update({ companyId, ...facts })
  }

  async saveTexts(settings: Readonly<Record<string, string>>): Promise<void> {
    const { client, companyId } = this.company
    await client.settings.save({ companyId, settings })
  }

  switch(key: FlagKey, isEnabled: boolean): Promise<void> {
    return this.saveTexts({ [key]: isEnabled ? '1' : '0' })
  }

  async makeAnonymous(): Promise<void> {
    const { client, companyId } = this.company
    await client.companies.switchTrackingAnonymous({ companyId })
  }

  async createTrackedZip(query: Pick<TrackedDataQuery, 'token' | 'zone' | 'hasCertificates'>): Promise<Blob> {
    const [{ zipFiles }, { trackedFiles: generateTrackedFiles }] = await Promise.all([
      import('@heed/contracts/rules/packages/zipFiles'),
      import('./tracked/trackedFiles.ts'),
    ])
    const { client, companyId } = this.company
    return zipFiles(generateTrackedFiles({ client, companyId, ...query }))
  }

  certificate(token: string, lang: string, signal: AbortSignal): Promise<Download> {
    const { client, companyId } = this.company
    return client.settings.certificatePreview({ token, company_id: companyId, lang }, { signal })
  }
}
