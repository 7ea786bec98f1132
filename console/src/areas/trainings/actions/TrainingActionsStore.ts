import type { ActionResult, TrainingProgress, TrainingResult } from '@heed/contracts'
import type { CompanyStores } from '../../../app/CompanyStores.ts'

/** What is done with a training from its row and from its own page; `success` false is a refusal with its reason. */
export class TrainingActionsStore {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  /** How it stands now, whatever is shown. */
  status(trainingId: string): Promise<TrainingProgress> {
    const { client, companyId } = this.company
    return client.trainings.getStatus({ companyId, trainingId })
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
