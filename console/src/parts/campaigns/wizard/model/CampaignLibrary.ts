import type { Client, Template } from '@heed/contracts'
import { Resource } from '../../../../lib/requests/Resource.ts'

export interface LibraryOptions {
  client: Client
  companyId: number
}

export abstract class CampaignLibrary<Item> {
  readonly templates = new Resource<Template[]>()
  readonly items = new Resource<Item[]>()
  protected readonly given: () => LibraryOptions

  constructor(given: () => LibraryOptions) {
    this.given = given
  }

  protected abstract askTemplates(given: LibraryOptions, signal: AbortSignal): Promise<Template[]>
  protected abstract askItems(given: LibraryOptions, signal: AbortSignal): Promise<Item[]>
  abstract loadGroups(): Promise<void>

  async load(): Promise<void> {
    const { templates, items } = this
    await Promise.all([
      templates.load((signal) => this.askTemplates(this.given(), signal), 'templates'),
      items.load((signal) => this.askItems(this.given(), signal), 'items'),
    ])
  }

  async refresh(): Promise<void> {
    await Promise.all([this.templates.refresh(), this.items.refresh()])
  }
}
