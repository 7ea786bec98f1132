import type { ImportRecord, ImportResult } from '@heed/contracts'
import { anImportResult } from '@heed/fixtures/factories'
import type { FakeCall } from '../../../../test/fakeServer.ts'

type KnownEmployee = { name: string; lists: Set<string> }
type Body = { records: ImportRecord[]; preview: boolean; listId?: number; removeObsolete: boolean }

export class FakeImport {
  readonly people = new Map<string, KnownEmployee>()
  readonly saved: Body[] = []
  readonly previewed: Body[] = []
  private readonly lists = new Set<string>()

  constructor(lists: readonly string[] = []) {
    for (const name of lists) this.lists.add(name.toLowerCase())
  }

  addEmployee(email: string, name: string, ...lists: string[]): this {
    this.people.set(email, { name, lists: new Set(lists.map((list) => list.toLowerCase())) })
    return this
  }

  readonly reply = ({ body }: FakeCall): ImportResult => {
    const { records, preview } = body as Body
    ;(preview ? this.previewed : this.saved).push(body as Body)
    const world = preview ? new Map(this.people) : this.people
    const result = anImportResult({ data: records })
    for (const record of records) this.take(record, world, result, preview)
    return { ...result, updated: result.updatedUsers.length }
  }

  private take(
    record: ImportRecord,
    world: Map<string, KnownEmployee>,
    result: ImportResult,
    preview: boolean,
  ): void {
    const list = record.listName ?? ''
    if (list && !this.lists.has(list.toLowerCase())) {
      if (!preview) this.lists.add(list.toLowerCase())
      if (!result.newLists.includes(list)) result.newLists.push(list)
    }
    const knownEmployee = world.get(record.email)
    const next: KnownEmployee = {
      name: record.name ?? knownEmployee?.name ?? '',
      lists: new Set([...(knownEmployee?.lists ?? []), ...(list ? [list.toLowerCase()] : [])]),
    }
    const isChanged =
      knownEmployee && (next.name !== knownEmployee.name || next.lists.size > knownEmployee.lists.size)
    if (!knownEmployee) result.newUsers.push(record)
    else if (isChanged && !result.newUsers.some(({ email }) => email === record.email)) {
      result.updatedUsers.push(record)
    }
    world.set(record.email, next)
  }
}
