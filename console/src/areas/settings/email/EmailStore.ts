import type { CompanyStores } from '../../../app/CompanyStores.ts'
import { settingsOfTexts, type Texts } from './mailTexts.ts'

/** The company's own words around its mails (S0 section 3). */
export class EmailStore {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  /** Only what changed is sent, each text with its twin. */
  async save(changed: readonly (keyof Texts)[], texts: Texts): Promise<void> {
    const { client, companyId } = this.company
    await client.settings.save({ companyId, settings: settingsOfTexts(changed, texts) })
  }
}
