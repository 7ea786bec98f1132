import type { Client, DirectoryType, Group, RunningSyncStatus, SyncStatus } from '@heed/contracts'
import { computed, makeObservable } from 'mobx'
import type { LiveEvents } from '../../app/live/LiveStore.ts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { Resource } from '../../lib/requests/Resource.ts'
import type { Connection } from './Connection.ts'

export const toGroupValues = (groups: readonly Group[]) =>
  groups.map(({ id, displayName, usersCount }) => ({ id, displayName, usersCount }))

export const makeExcludeRule = ({ id: externalId }: Group) =>
  ({ entityType: 'group', externalId, rule: 'exclude' }) as const

export class Directory {
  readonly selected = new Resource<Group[]>()
  readonly status = new Resource<RunningSyncStatus>()
  readonly connection: Connection<'azure'> | Connection<'google'>
  readonly type: DirectoryType
  private readonly client: Client
  readonly ids: { companyId: number; type: DirectoryType }
  private readonly onSeats: () => void

  constructor(
    { client, companyId, onSeatsChange }: CompanyStores,
    connection: Connection<'azure'> | Connection<'google'>,
  ) {
    this.client = client
    this.onSeats = onSeatsChange
    this.connection = connection
    this.type = connection.type
    this.ids = { companyId, type: connection.type }
    makeObservable(this, { isSyncing: computed, syncs: computed })
  }

  get isSyncing(): boolean {
    return Boolean(this.status.value?.latestRunningSyncId)
  }

  get syncs(): readonly SyncStatus[] {
    const { connection } = this
    return connection.type === 'azure' ? (connection.data.value?.syncStatuses ?? []) : []
  }

  readonly load = async (): Promise<void> => {
    await Promise.all([
      this.selected.load(async (signal) => (await this.readSelected(signal)).groups),
      this.status.load((signal) => this.readStatus(signal)),
    ])
  }

  readonly refresh = async (): Promise<void> => {
    const wasSyncing = this.isSyncing
    await this.status.refresh()
    if (wasSyncing && !this.isSyncing) await this.ended()
  }

  /** Events may arrive late, so progress never decreases. */
  readonly hear = ({ type, syncId, progress, message }: LiveEvents['integration:progress']): void => {
    const { value } = this.status
    if (type !== this.type || !value) return
    if (value.latestRunningSyncId === syncId && progress < value.progress) return
    this.status.set({ ...value, latestRunningSyncId: syncId, progress, message })
    if (progress === 100) void this.refresh()
  }

  async sync(): Promise<void> {
    const answer = await this.client.integrations.sync(this.ids)
    if ('error' in answer && typeof answer.error === 'string') throw new Error(answer.error)
    await this.status.reload()
    if (!this.isSyncing) await this.ended()
  }

  readonly readSelected = (signal?: AbortSignal) =>
    this.client.integrations.listSelected(this.ids, signal ? { signal } : undefined)

  readonly readStatus = (signal?: AbortSignal) =>
    this.client.integrations.getStatus(this.ids, signal ? { signal } : undefined)

  readonly readGroups = (query: { top: number; skip: number; filter?: string }, signal?: AbortSignal) =>
    this.client.integrations.listGroups({ ...this.ids, ...query }, signal ? { signal } : undefined)

  async choose(groups: readonly Group[]): Promise<void> {
    const values = toGroupValues(groups)
    const response = await this.client.integrations.saveRules({ ...this.ids, entityType: 'group', values })
    this.selected.set(response.groups)
  }

  async leaveOut(group: Group): Promise<void> {
    await this.client.integrations.saveRule({ ...this.ids, ...makeExcludeRule(group) })
    await this.selected.reload()
  }

  async removeGroup({ id: groupId }: Group): Promise<void> {
    await this.client.integrations.deleteGroup({ ...this.ids, groupId })
    await this.selected.reload()
  }

  private async ended(): Promise<void> {
    this.onSeats()
    await Promise.all([this.selected.refresh(), this.connection.data.refresh()])
  }
}
