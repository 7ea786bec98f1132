import type { Download } from '@heed/contracts'
import type { CompanyStores } from '../../../../app/stores/CompanyStores.ts'

export class SignInLinksStore {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  download(trainingId: string, token: string): Promise<Download> {
    const { client, companyId } = this.company
    return client.trainingReports.signInLinksCsv({ companyId, trainingId, token })
  }
}
