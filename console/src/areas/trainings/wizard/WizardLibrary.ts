import type { CatalogArea, Category, Client, Subject, Template } from '@heed/contracts'
import { Resource } from '../../../lib/Resource.ts'

interface Given {
  client: Client
  companyId: number
}

/** What a training is made of: templates, subjects, and the groups that subjects are found by. */
export class WizardLibrary {
  readonly templates = new Resource<Template[]>()
  readonly subjects = new Resource<Subject[]>()
  readonly categories = new Resource<Category[]>()
  readonly threatAreas = new Resource<CatalogArea[]>()
  private readonly given: () => Given

  constructor(given: () => Given) {
    this.given = given
  }

  async load(): Promise<void> {
    const { client, companyId } = this.given()
    const templates = this.templates.load(async (signal) => {
      const { templates } = await client.templates.list({ companyId }, { signal })
      return templates
    }, 'templates')
    const subjects = this.subjects.load(async (signal) => {
      const { subjects } = await client.subjects.listAll({ companyId }, { signal })
      return subjects
    }, 'subjects')
    await Promise.all([templates, subjects])
  }

  async loadGroups(): Promise<void> {
    const { client, companyId } = this.given()
    const categories = this.categories.load(async (signal) => {
      const { categories } = await client.catalog.load({ companyId }, { signal })
      return categories
    }, 'categories')
    const areas = this.threatAreas.load(async (signal) => {
      const { threatAreas } = await client.catalog.loadThreatAreas({ companyId }, { signal })
      return threatAreas
    }, 'areas')
    await Promise.all([categories, areas])
  }
}
