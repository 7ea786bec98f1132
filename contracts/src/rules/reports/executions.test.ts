import { expect, it } from 'vitest'
import { executionStatus } from '../../entities/report.ts'
import { filesRefusal } from './executions.ts'

it.each([
  ['planned', 'No Report was generated'],
  ['running', 'The report is being generated'],
  ['succeeded', null],
  ['error', 'No Report was generated'],
] as const)('the files of an execution that is %s: %s', (status, refusal) => {
  expect(filesRefusal(executionStatus[status])).toBe(refusal)
})
