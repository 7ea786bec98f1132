import { expect, it } from 'vitest'
import type { CompanyTask } from '../companies.ts'
import type { RowEntry, RowRecord } from './rowRecord.ts'
import { selectRemaining } from './rowsKind.ts'

const states = ['done', 'existed', 'failed', 'sent', 'skipped'] as const
const tasks = [...states, 'untried'].map(
  (name, index): CompanyTask => ({ line: index + 1, company: { id: index, name }, values: {}, argument: '' }),
)
const entries = states.map((state, index): RowEntry => ({ line: index + 1, hash: 'h', state }))
const record: RowRecord = { undo: ['No.'] }

const select = (verb: 'resume' | 'retry', own: Partial<RowRecord> = {}) => {
  const { tasks: repeated, unknown } = selectRemaining(tasks, entries, {
    record: { ...record, ...own },
    verb,
  })
  return [repeated, unknown].map((rows) => rows.map(({ company }) => company.name))
}

it('resume performs rows without a result, and reports rows whose change may have been made', () => {
  expect(select('resume')).toEqual([['skipped', 'untried'], ['sent']])
})

it('resume repeats rows whose change may have been made if repeating is harmless', () => {
  expect(select('resume', { repeatable: true })).toEqual([['sent', 'skipped', 'untried'], []])
})

it('retry repeats failed rows, and rows whose change may have been made', () => {
  expect(select('retry')).toEqual([['failed', 'sent'], []])
})
