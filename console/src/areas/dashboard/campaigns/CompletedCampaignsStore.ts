import {
  type AssessmentRow,
  type Company,
  campaignStatus,
  getAssessmentsAvailability,
  getTrainingAvailability,
  type TrainingRow,
} from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'

/** One to compare with, and one more in case the newest is the one compared. */
const MAX_COMPLETED = 2

const query = { status: campaignStatus.completed, p: 0, n: MAX_COMPLETED }

export class CompletedCampaignsStore {
  readonly trainings = new Resource<TrainingRow[]>()
  readonly assessments = new Resource<AssessmentRow[]>()
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  async load(company: Company): Promise<void> {
    const { client, companyId } = this.company
    await Promise.all([
      getTrainingAvailability(company) === 'open' &&
        this.trainings.load(async (signal) => {
          const request = { ...query, companyId, order: 'updated desc' }
          return (await client.trainings.list(request, { signal })).automations
        }),
      getAssessmentsAvailability(company) === 'open' &&
        this.assessments.load(async (signal) => {
          const request = { ...query, companyId, order: 'last_updated desc' }
          return (await client.assessments.list(request, { signal })).assessments
        }),
    ])
  }

  refresh(): void {
    void this.trainings.refresh()
    void this.assessments.refresh()
  }
}
