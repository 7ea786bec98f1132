import { expect, it } from 'vitest'
import { executionStatus } from '../../entities/campaigns/report.ts'
import { countPastRuns, getFilesRefusal } from './executions.ts'

it.each([
  ['planned', 'No Report was generated'],
  ['running', 'The report is being generated'],
  ['succeeded', null],
  ['error', 'No Report was generated'],
] as const)('the files of a %s execution give the refusal %s', (status, refusal) => {
  expect(getFilesRefusal(executionStatus[status])).toBe(refusal)
})

it.each([
  ['WEEKLY', 9, 8],
  ['WEEKLY', 0, 0],
  [null, 1, 1],
] as const)(
  'for the frequency %s, %i listed executions count as %i past runs',
  (scheduleFrequency, listed, runs) => {
    expect(countPastRuns(listed, { scheduleFrequency })).toBe(runs)
  },
)
