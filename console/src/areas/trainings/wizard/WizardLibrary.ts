import {
  type CatalogArea,
  type Category,
  getTranslatedTitle,
  type Subject,
  type Template,
} from '@heed/contracts'
import { Resource } from '../../../lib/requests/Resource.ts'
import {
  CampaignLibrary,
  type LibraryOptions,
} from '../../../parts/campaigns/wizard/model/CampaignLibrary.ts'

export class WizardLibrary extends CampaignLibrary<Subject> {
  readonly categories = new Resource<Category[]>()
  readonly threatAreas = new Resource<CatalogArea[]>()
  readonly titles = new Resource<ReadonlyMap<number, string>>()

  get subjects(): Resource<Subject[]> {
    return this.items
  }

  protected async askTemplates(
    { client, companyId }: LibraryOptions,
    signal: AbortSignal,
  ): Promise<Template[]> {
    return (await client.templates.list({ companyId }, { signal })).templates
  }

  protected async askItems({ client, companyId }: LibraryOptions, signal: AbortSignal): Promise<Subject[]> {
    return (await client.subjects.listAll({ companyId }, { signal })).subjects
  }

  async loadGroups(): Promise<void> {
    const { client, companyId } = this.getOptions()
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

  /** The API lists subjects in one language only; the library has their titles in all languages. */
  loadTitles(language: string): Promise<void> {
    const { client, companyId } = this.getOptions()
    return this.titles.load(async (signal) => {
      const { content } = await client.content.load({ companyId }, { signal })
      const lessons = content.filter(({ type }) => type === 'training')
      return new Map(lessons.map((lesson) => [lesson.id, getTranslatedTitle(lesson, language)]))
    }, language)
  }
}
