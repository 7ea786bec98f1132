import type { Assessment } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'

export class OutcomeStore {
  readonly campaign = new Resource<Assessment>()
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  readonly load = (assessmentId: string): Promise<void> => {
    const { client, companyId } = this.company
    this.campaign.clear()
    return this.campaign.load((signal) => client.assessments.get({ companyId, assessmentId }, { signal }))
  }
}
