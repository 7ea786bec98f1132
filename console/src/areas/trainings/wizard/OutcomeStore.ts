import type { Download, Training } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'

export class OutcomeStore {
  readonly campaign = new Resource<Training>()
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  readonly load = (trainingId: string): Promise<void> => {
    const { client, companyId } = this.company
    this.campaign.clear()
    return this.campaign.load((signal) => client.trainings.get({ companyId, trainingId }, { signal }))
  }

  signInLinks(trainingId: string, token: string): Promise<Download> {
    const { client, companyId } = this.company
    return client.trainingReports.signInLinksCsv({ companyId, trainingId, token })
  }
}
