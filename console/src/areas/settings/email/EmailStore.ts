import type { CompanyStores } from '../../../app/CompanyStores.ts'
import { settingsOfTexts, type Texts } from './mailTexts.ts'

export class EmailStore {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  /** Each text is sent with its twin, HTML or markdown. */
  async save(changed: readonly (keyof Texts)[], texts: Texts): Promise<void> {
    const { client, companyId } = this.company
    await client.settings.save({ companyId, settings: settingsOfTexts(changed, texts) })
  }
}
