import {
  type Client,
  type IntegrationDataByType,
  type IntegrationType,
  integrationData,
} from '@heed/contracts'
import type { integrations } from '@heed/contracts/endpoints/companies/integrations'
import { action, makeObservable, observable } from 'mobx'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { Resource } from '../../lib/requests/Resource.ts'

type IntegrationInput<Name extends keyof typeof integrations> = Parameters<Client['integrations'][Name]>[0]
export type ConnectionFields = Omit<IntegrationInput<'saveData'>, 'companyId' | 'type'>
export type ConnectionIds = Omit<IntegrationInput<'test'>, 'companyId' | 'type'>

export class Connection<Type extends IntegrationType> {
  readonly data = new Resource<IntegrationDataByType<Type>>()
  problem: string | undefined = undefined
  readonly type: Type
  private readonly client: Client
  readonly ids: { companyId: number; type: Type }

  constructor({ client, companyId }: CompanyStores, type: Type) {
    this.client = client
    this.type = type
    this.ids = { companyId, type }
    makeObservable<this, 'found'>(this, { problem: observable, found: action })
  }

  readonly load = (): Promise<void> =>
    this.data.load(async (signal) =>
      this.applyData(await this.client.integrations.getData(this.ids, { signal })),
    )

  async save(fields: ConnectionFields): Promise<void> {
    const { data } = await this.client.integrations.saveData({ ...this.ids, ...fields })
    this.data.set(this.applyData(data))
    this.found(undefined)
  }

  /** Returns the reason for the failure, or undefined on success. */
  async test(ids: ConnectionIds = {}): Promise<string | undefined> {
    const answer = await this.client.integrations.test({ ...this.ids, ...ids })
    const problem = 'error' in answer && typeof answer.error === 'string' ? answer.error : undefined
    this.found(problem)
    return problem
  }

  async unlink(): Promise<void> {
    await this.client.integrations.unlink(this.ids)
    this.found(undefined)
    await this.data.reload()
  }

  private found(problem: string | undefined): void {
    this.problem = problem
  }

  private applyData(data: unknown): IntegrationDataByType<Type> {
    return integrationData[this.type].parse(data) as IntegrationDataByType<Type>
  }
}
