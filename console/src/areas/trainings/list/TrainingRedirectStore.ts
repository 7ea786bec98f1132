import type { TrainingProgress } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'

export class TrainingRedirectStore {
  readonly info = new Resource<TrainingProgress>()
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  /** Clears the earlier result, since the training's status may have changed. */
  async load(trainingId: string): Promise<void> {
    const { client, companyId } = this.company
    this.info.clear()
    await this.info.load((signal) => client.trainings.getStatus({ companyId, trainingId }, { signal }))
  }
}
