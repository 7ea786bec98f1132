import type { Assessment } from '@heed/contracts'
import type { CompanyStores } from '../../../app/CompanyStores.ts'
import { Resource } from '../../../lib/Resource.ts'

/** The assessment that a wizard has just made or changed. */
export class OutcomeStore {
  readonly assessment = new Resource<Assessment>()
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  load(assessmentId: string): Promise<void> {
    const { client, companyId } = this.company
    this.assessment.clear()
    return this.assessment.load((signal) => client.assessments.get({ companyId, assessmentId }, { signal }))
  }
}
