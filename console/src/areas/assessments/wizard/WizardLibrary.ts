import type { Question, Template, ThreatArea } from '@heed/contracts'
import { Resource } from '../../../lib/requests/Resource.ts'
import {
  CampaignLibrary,
  type LibraryOptions,
} from '../../../parts/campaigns/wizard/model/CampaignLibrary.ts'

export class WizardLibrary extends CampaignLibrary<Question> {
  readonly threatAreas = new Resource<ThreatArea[]>()

  get questions(): Resource<Question[]> {
    return this.items
  }

  protected async askTemplates(
    { client, companyId }: LibraryOptions,
    signal: AbortSignal,
  ): Promise<Template[]> {
    return (await client.templates.list({ companyId, assessment: '1' }, { signal })).templates
  }

  protected async askItems({ client, companyId }: LibraryOptions, signal: AbortSignal): Promise<Question[]> {
    return (await client.questions.list({ companyId }, { signal })).questions
  }

  loadGroups(): Promise<void> {
    const { client } = this.getOptions()
    return this.threatAreas.load(async (signal) => {
      const { threatAreas } = await client.threatAreas.list({}, { signal })
      return threatAreas
    }, 'areas')
  }
}
