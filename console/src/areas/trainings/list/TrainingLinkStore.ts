import type { TrainingProgress } from '@heed/contracts'
import type { CompanyStores } from '../../../app/CompanyStores.ts'
import { Resource } from '../../../lib/Resource.ts'

/** Where a training stands that somebody has a link to. */
export class TrainingLinkStore {
  readonly training = new Resource<TrainingProgress>()
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  /** Whatever was found before is no longer known: it may be another one, or stand elsewhere by now. */
  async load(trainingId: string): Promise<void> {
    const { client, companyId } = this.company
    this.training.clear()
    await this.training.load((signal) => client.trainings.getStatus({ companyId, trainingId }, { signal }))
  }
}
