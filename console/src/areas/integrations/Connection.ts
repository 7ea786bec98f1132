import { type Client, type IntegrationDataOf, type IntegrationType, integrationData } from '@heed/contracts'
import type { integrations } from '@heed/contracts/endpoints/companies/integrations'
import { action, makeObservable, observable } from 'mobx'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { Resource } from '../../lib/requests/Resource.ts'

type Input<Name extends keyof typeof integrations> = Parameters<Client['integrations'][Name]>[0]
export type Fields = Omit<Input<'saveData'>, 'companyId' | 'type'>
export type Ids = Omit<Input<'test'>, 'companyId' | 'type'>

export class Connection<Type extends IntegrationType> {
  readonly data = new Resource<IntegrationDataOf<Type>>()
  problem: string | undefined = undefined
  readonly type: Type
  private readonly client: Client
  readonly place: { companyId: number; type: Type }

  constructor({ client, companyId }: CompanyStores, type: Type) {
    this.client = client
    this.type = type
    this.place = { companyId, type }
    makeObservable<this, 'found'>(this, { problem: observable, found: action })
  }

  readonly load = (): Promise<void> =>
    this.data.load(async (signal) =>
      this.read(await this.client.integrations.getData(this.place, { signal })),
    )

  async save(fields: Fields): Promise<void> {
    const { data } = await this.client.integrations.saveData({ ...this.place, ...fields })
    this.data.set(this.read(data))
    this.found(undefined)
  }

  /** Returns the reason for the failure, or undefined on success. */
  async test(ids: Ids = {}): Promise<string | undefined> {
    const answer = await this.client.integrations.test({ ...this.place, ...ids })
    const problem = 'error' in answer && typeof answer.error === 'string' ? answer.error : undefined
    this.found(problem)
    return problem
  }

  async unlink(): Promise<void> {
    await this.client.integrations.unlink(this.place)
    this.found(undefined)
    await this.data.reload()
  }

  private found(problem: string | undefined): void {
    this.problem = problem
  }

  private read(data: unknown): IntegrationDataOf<Type> {
    return integrationData[this.type].parse(data) as IntegrationDataOf<Type>
  }
}
