import type { IntegrationSummary } from '@heed/contracts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { Resource } from '../../lib/requests/Resource.ts'
import { Connection } from './Connection.ts'
import { Directory } from './Directory.ts'

export class IntegrationsStore {
  readonly services = new Resource<IntegrationSummary[]>()
  readonly slack: Connection<'slack'>
  readonly teams: Connection<'teams'>
  readonly google: Connection<'google'>
  readonly azure: Connection<'azure'>
  readonly azuresso: Connection<'azuresso'>
  readonly directories: Readonly<Record<'azure' | 'google', Directory>>
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
    this.slack = new Connection(company, 'slack')
    this.teams = new Connection(company, 'teams')
    this.google = new Connection(company, 'google')
    this.azure = new Connection(company, 'azure')
    this.azuresso = new Connection(company, 'azuresso')
    this.directories = {
      azure: new Directory(company, this.azure),
      google: new Directory(company, this.google),
    }
  }

  readonly load = (): Promise<void> => {
    const { client, companyId } = this.company
    return this.services.load(async (signal) => {
      const { integrations } = await client.integrations.list({ companyId }, { signal })
      return integrations
    })
  }
}
