import type { ActionResult, TrainingResult } from '@heed/contracts'
import type { CompanyStores } from '../../../app/CompanyStores.ts'

/** What is done with a training from its row and from its own page; `success` false is a refusal with its reason. */
export class TrainingActionsStore {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  /** Makes it a draft again. */
  stop(trainingId: string): Promise<TrainingResult> {
    const { client, companyId } = this.company
    return client.trainings.pause({ companyId, trainingId })
  }

  delete(trainingId: string): Promise<ActionResult> {
    const { client, companyId } = this.company
    return client.trainings.delete({ companyId, trainingId })
  }
}
