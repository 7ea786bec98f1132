import { readSavedValue, writeSavedValue } from '../storage/storage.ts'
import { pageSizes } from './tableAddress.ts'

const toSizeKey = (table: string): string => `heed.pageSize.${table}`
const toCountKey = (table: string): string => `heed.rowCount.${table}`

const isPageSize = (value: unknown): value is number => typeof value === 'number' && pageSizes.includes(value)
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

export const readPageSize = (table: string): number | undefined =>
  readSavedValue(toSizeKey(table), isPageSize)

export const savePageSize = (table: string, size: number): void =>
  void writeSavedValue(toSizeKey(table), size)

export const readRowCount = (table: string): number | undefined => readSavedValue(toCountKey(table), isCount)

export const saveRowCount = (table: string, count: number): void =>
  void writeSavedValue(toCountKey(table), count)
