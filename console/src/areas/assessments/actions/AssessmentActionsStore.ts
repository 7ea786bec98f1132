import type { ActionResult, Assessment, AssessmentResult } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'

/** Results with `success: false` are refusals and include a reason. */
export class AssessmentActionsStore {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  now(assessmentId: string): Promise<Assessment> {
    const { client, companyId } = this.company
    return client.assessments.get({ companyId, assessmentId })
  }

  stop(assessmentId: string): Promise<AssessmentResult> {
    const { client, companyId } = this.company
    return client.assessments.pause({ companyId, assessmentId })
  }

  delete(assessmentId: string): Promise<ActionResult> {
    const { client, companyId } = this.company
    return client.assessments.delete({ companyId, assessmentId })
  }
}
