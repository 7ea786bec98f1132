import type { EmployeeRow } from '@heed/fixtures'
import type { Entry, RowIndex } from '../Collection.ts'
import { EmployeeTable, type TableVersion } from './EmployeeTable.ts'

export class EmployeeTables implements RowIndex<EmployeeRow> {
  readonly #tables = new Map<number, EmployeeTable>()

  of(companyId: number): EmployeeTable {
    const known = this.#tables.get(companyId)
    if (known) return known
    const made = new EmployeeTable()
    this.#tables.set(companyId, made)
    return made
  }

  begin(entries: readonly Entry<EmployeeRow>[]): void {
    for (const entry of entries) this.of(entry.row.companyId).put(entry, undefined)
  }

  put(entry: Entry<EmployeeRow>, before: Entry<EmployeeRow> | undefined): void {
    const moved = before !== undefined && before.row.companyId !== entry.row.companyId
    if (moved) this.remove(before)
    this.of(entry.row.companyId).put(entry, moved ? undefined : before)
  }

  remove(entry: Entry<EmployeeRow>): void {
    this.of(entry.row.companyId).remove(entry)
  }

  keep(): ReadonlyMap<number, TableVersion> {
    return new Map([...this.#tables].map(([companyId, table]) => [companyId, table.keep()]))
  }

  back(version: ReadonlyMap<number, TableVersion>): void {
    this.#tables.clear()
    for (const [companyId, table] of version) this.of(companyId).back(table)
  }
}
