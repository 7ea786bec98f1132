import type { Client, Template } from '@heed/contracts'
import { Resource } from '../../../../lib/requests/Resource.ts'

export interface LibraryOptions {
  client: Client
  companyId: number
}

export abstract class CampaignLibrary<Item> {
  readonly templates = new Resource<Template[]>()
  readonly items = new Resource<Item[]>()
  protected readonly getOptions: () => LibraryOptions

  constructor(getOptions: () => LibraryOptions) {
    this.getOptions = getOptions
  }

  protected abstract askTemplates(given: LibraryOptions, signal: AbortSignal): Promise<Template[]>
  protected abstract askItems(given: LibraryOptions, signal: AbortSignal): Promise<Item[]>
  abstract loadGroups(): Promise<void>

  async load(): Promise<void> {
    const { templates, items } = this
    await Promise.all([
      templates.load((signal) => this.askTemplates(this.getOptions(), signal), 'templates'),
      items.load((signal) => this.askItems(this.getOptions(), signal), 'items'),
    ])
  }

  async refresh(): Promise<void> {
    await Promise.all([this.templates.refresh(), this.items.refresh()])
  }
}
