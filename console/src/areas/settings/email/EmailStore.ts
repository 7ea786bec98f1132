import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { type EmailTexts, toTextSettings } from './emailTexts.ts'

export class EmailStore {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  /** Sends each text in both its HTML and its markdown version. */
  async save(changedNames: readonly (keyof EmailTexts)[], texts: EmailTexts): Promise<void> {
    const { client, companyId } = this.company
    await client.settings.save({ companyId, settings: toTextSettings(changedNames, texts) })
  }
}
