import type { ActionResult, AssessmentPreview, Client, TrainingPreview } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'

export class PreviewsStore {
  readonly companyId: number
  private readonly client: Client

  constructor({ client, companyId }: CompanyStores) {
    this.client = client
    this.companyId = companyId
  }

  /** Resolves to the reason if the preview is rejected. */
  sendTrainingPreview(preview: TrainingPreview): Promise<ActionResult> {
    return this.client.trainings.sendPreview({ companyId: this.companyId, ...preview })
  }

  sendAssessmentPreview(preview: AssessmentPreview): Promise<ActionResult> {
    return this.client.assessments.sendPreview({ companyId: this.companyId, ...preview })
  }
}
