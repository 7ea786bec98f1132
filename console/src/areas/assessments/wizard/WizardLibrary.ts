import type { Client, Question, Template, ThreatArea } from '@heed/contracts'
import { Resource } from '../../../lib/Resource.ts'

interface Given {
  client: Client
  companyId: number
}

/** What an assessment is made of: templates, scenarios, and the threat areas with the behaviours that they measure. */
export class WizardLibrary {
  readonly templates = new Resource<Template[]>()
  readonly questions = new Resource<Question[]>()
  readonly threatAreas = new Resource<ThreatArea[]>()
  private readonly given: () => Given

  constructor(given: () => Given) {
    this.given = given
  }

  async load(): Promise<void> {
    const { client, companyId } = this.given()
    const templates = this.templates.load(async (signal) => {
      const { templates } = await client.templates.list({ companyId, assessment: '1' }, { signal })
      return templates
    }, 'templates')
    const questions = this.questions.load(async (signal) => {
      const { questions } = await client.questions.list({ companyId }, { signal })
      return questions
    }, 'questions')
    await Promise.all([templates, questions])
  }

  /** The groups that scenarios are found by. */
  loadGroups(): Promise<void> {
    const { client } = this.given()
    return this.threatAreas.load(async (signal) => {
      const { threatAreas } = await client.threatAreas.list({}, { signal })
      return threatAreas
    }, 'areas')
  }
}
