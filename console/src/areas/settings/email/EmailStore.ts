import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { settingsOfTexts, type Texts } from './mailTexts.ts'

export class EmailStore {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  /** Sends each text in both its HTML and its markdown version. */
  async save(changed: readonly (keyof Texts)[], texts: Texts): Promise<void> {
    const { client, companyId } = this.company
    await client.settings.save({ companyId, settings: settingsOfTexts(changed, texts) })
  }
}
