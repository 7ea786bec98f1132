import type { Category, Client, Subject } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'

export class CatalogStore {
  readonly categories = new Resource<readonly Category[]>()
  private readonly client: Client
  private readonly companyId: number
  private openSubject: { id: number; subject: Resource<Subject> } | undefined

  constructor({ client, companyId }: CompanyStores) {
    this.client = client
    this.companyId = companyId
  }

  load(): Promise<void> {
    const { client, companyId } = this
    return this.categories.load(async (signal) => {
      const { categories } = await client.catalog.load({ companyId }, { signal })
      return categories
    }, 'categories')
  }

  subject(id: number): Resource<Subject> {
    if (this.openSubject?.id !== id) this.openSubject = { id, subject: new Resource() }
    return this.openSubject.subject
  }

  loadSubject(subjectId: number): Promise<void> {
    const { client, companyId } = this
    return this.subject(subjectId).load(
      (signal) => client.subjects.get({ companyId, subjectId }, { signal }),
      'subject',
    )
  }
}
