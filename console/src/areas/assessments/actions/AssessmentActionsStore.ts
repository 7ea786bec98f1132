import type { ActionResult, Assessment, AssessmentResult } from '@heed/contracts'
import type { CompanyStores } from '../../../app/CompanyStores.ts'

/** What is done with an assessment from its row; `success` false is a refusal with its reason. */
export class AssessmentActionsStore {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  /** How it is now, whatever is shown. */
  now(assessmentId: string): Promise<Assessment> {
    const { client, companyId } = this.company
    return client.assessments.get({ companyId, assessmentId })
  }

  /** Makes it a draft again. */
  stop(assessmentId: string): Promise<AssessmentResult> {
    const { client, companyId } = this.company
    return client.assessments.pause({ companyId, assessmentId })
  }

  delete(assessmentId: string): Promise<ActionResult> {
    const { client, companyId } = this.company
    return client.assessments.delete({ companyId, assessmentId })
  }
}
