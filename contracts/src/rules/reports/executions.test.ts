import { expect, it } from 'vitest'
import { executionStatus } from '../../entities/campaigns/report.ts'
import { countRuns, filesRefusal } from './executions.ts'

it.each([
  ['planned', 'No Report was generated'],
  ['running', 'The report is being generated'],
  ['succeeded', null],
  ['error', 'No Report was generated'],
] as const)('the files of an execution that is %s: %s', (status, refusal) => {
  expect(filesRefusal(executionStatus[status])).toBe(refusal)
})

it.each([
  ['WEEKLY', 9, 8],
  ['WEEKLY', 0, 0],
  [null, 1, 1],
] as const)('of %s %i are listed, and %i of them lie behind', (scheduleFrequency, listed, runs) => {
  expect(countRuns(listed, { scheduleFrequency })).toBe(runs)
})
