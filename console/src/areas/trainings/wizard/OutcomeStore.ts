import type { Download, Training } from '@heed/contracts'
import type { CompanyStores } from '../../../app/CompanyStores.ts'
import { Resource } from '../../../lib/Resource.ts'

/** The training that a wizard has just made or changed. */
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

  /** Name, address and sign-in link of each person; opened by a token like all direct links. */
  signInLinks(trainingId: string, token: string): Promise<Download> {
    const { client, companyId } = this.company
    return client.trainingReports.signInLinksCsv({ companyId, trainingId, token })
  }
}
