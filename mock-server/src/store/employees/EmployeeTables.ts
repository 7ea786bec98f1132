import type { EmployeeRow } from '@heed/fixtures'
import type { Entry, RowIndex } from '../Collection.ts'
import { EmployeeTable, type TableVersion } from './EmployeeTable.ts'

export class EmployeeTables implements RowIndex<EmployeeRow> {
  readonly #tables = new Map<number, EmployeeTable>()

  get(companyId: number): EmployeeTable {
    const existingTable = this.#tables.get(companyId)
    if (existingTable) return existingTable
    const newTable = new EmployeeTable()
    this.#tables.set(companyId, newTable)
    return newTable
  }

  build(entries: readonly Entry<EmployeeRow>[]): void {
    for (const entry of entries) this.get(entry.row.companyId).put(entry, undefined)
  }

  put(entry: Entry<EmployeeRow>, previousEntry: Entry<EmployeeRow> | undefined): void {
    const hasMoved = previousEntry !== undefined && previousEntry.row.companyId !== entry.row.companyId
    if (hasMoved) this.remove(previousEntry)
    this.get(entry.row.companyId).put(entry, hasMoved ? undefined : previousEntry)
  }

  remove(entry: Entry<EmployeeRow>): void {
    this.get(entry.row.companyId).remove(entry)
  }

  saveVersion(): ReadonlyMap<number, TableVersion> {
    return new Map([...this.#tables].map(([companyId, table]) => [companyId, table.saveVersion()]))
  }

  restoreVersion(version: ReadonlyMap<number, TableVersion>): void {
    this.#tables.clear()
    for (const [companyId, table] of version) this.get(companyId).restoreVersion(table)
  }
}
