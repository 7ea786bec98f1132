import type { ActionResult, TrainingProgress, TrainingResult } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'

/** Results with `success: false` are refusals and include a reason. */
export class TrainingActionsStore {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  status(trainingId: string): Promise<TrainingProgress> {
    const { client, companyId } = this.company
    return client.trainings.getStatus({ companyId, trainingId })
  }

  stop(trainingId: string): Promise<TrainingResult> {
    const { client, companyId } = this.company
    return client.trainings.pause({ companyId, trainingId })
  }

  delete(trainingId: string): Promise<ActionResult> {
    const { client, companyId } = this.company
    return client.trainings.delete({ companyId, trainingId })
  }
}
