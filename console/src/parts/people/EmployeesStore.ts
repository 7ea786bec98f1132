import {
  type Answer,
  type Api,
  type CampaignStatus,
  type Client,
  campaignStatus,
  type Employee,
  type Leaver,
  normalizeName,
  removeLeaver,
} from '@heed/contracts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { formatApiCommand } from '../../lib/commands/apiCommand.ts'
import type { SelectionContext } from '../../lib/tables/Selection.ts'
import { ListsStore } from '../lists/ListsStore.ts'
import type { EmployeeChange } from './change.ts'
import type { ImportFile } from './import/file/importFile.ts'
import { PeopleStore } from './PeopleStore.ts'

export type ChosenPeople = { selection: SelectionContext; filter: string; listId?: number | undefined }

export type TargetList = { id: number } | { name: string }

export type AddToListAnswer = Answer<Api['employees']['addUsersToList']>

function toAddRequest(target: TargetList, { selection, filter, listId }: ChosenPeople) {
  const { allSelected, checked, unChecked } = selection
  const search = normalizeName(filter)
  return {
    ...('id' in target ? { targetListId: target.id } : { targetListName: target.name }),
    ...(allSelected
      ? {
          selection: { allSelected, unCheckedUsers: unChecked, checkedUsers: [] },
          ...(listId !== undefined && { listId: [listId] }),
          ...(search && { filter: search }),
        }
      : { emails: checked }),
  }
}

export class EmployeesStore {
  readonly companyId: number
  readonly people: PeopleStore
  readonly lists: ListsStore
  openFile: (() => ImportFile) | undefined = undefined
  readonly client: Client
  private readonly onSeats: () => void

  constructor(company: CompanyStores) {
    const { client, companyId, onSeatsChange } = company
    this.client = client
    this.companyId = companyId
    this.onSeats = onSeatsChange
    this.people = new PeopleStore(client, companyId)
    this.lists = company.getStore(ListsStore)
  }

  async countRunning(email: string): Promise<{ trainings: number; assessments: number }> {
    const { client, companyId } = this
    const [{ trainings }, { assessments }] = await Promise.all([
      client.employees.listTrainings({ companyId, email }),
      client.employees.listAssessments({ companyId, email }),
    ])
    const countActive = (campaigns: readonly { status: CampaignStatus }[]) =>
      campaigns.filter(({ status }) => status === campaignStatus.active).length
    return { trainings: countActive(trainings), assessments: countActive(assessments) }
  }

  fetchEmployee(email: string): Promise<Employee> {
    return this.client.employees.get({ companyId: this.companyId, email })
  }

  async update(currentEmail: string, change: EmployeeChange): Promise<Employee> {
    const { user } = await this.client.employees.update({
      companyId: this.companyId,
      currentEmail,
      ...change,
    })
    return user
  }

  /** If no list is left, deletes the employee (S2 section 4) and resolves to true. */
  async remove(leaver: Leaver): Promise<boolean | null> {
    const { client, companyId } = this
    const call = <T>(createCall: (signal: AbortSignal) => Promise<T>) =>
      createCall(new AbortController().signal)
    const isDeleted = await removeLeaver({ client, companyId, call }, leaver)
    this.onSeats()
    return isDeleted
  }

  addToList(target: TargetList, people: ChosenPeople): Promise<AddToListAnswer> {
    return this.client.employees.addUsersToList({
      companyId: this.companyId,
      ...toAddRequest(target, people),
    })
  }

  addCommand(target: TargetList, people: ChosenPeople): string {
    return formatApiCommand(
      'employees.addUsersToList',
      { companyId: this.companyId },
      toAddRequest(target, people),
    )
  }

  async reloadTables(): Promise<void> {
    await Promise.all([this.people.table.reload(), this.lists.table.reload()])
  }

  createSavedHandler(onSaved: () => void): () => void {
    return () => {
      this.onSeats()
      onSaved()
    }
  }
}
