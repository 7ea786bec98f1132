import { expect, it } from 'vitest'
import { type ExecutionTrigger, getNextExecutionStatus } from './executions.ts'
import { getRecipientsProblem, invalidRecipientsText, parseAddresses } from './recipients.ts'

it.each<[string, string[]]>([
  ['', []],
  [' ; ,', []],
  ['Asa@heed.example; jon@heed.example ,asa@heed.example', ['asa@heed.example', 'jon@heed.example']],
  ['asa@ heed.example', ['asa@heed.example']],
])('the recipients "%s" are valid and parsed into addresses', (text, addresses) => {
  expect(parseAddresses(text)).toEqual(addresses)
  expect(getRecipientsProblem(text)).toBeNull()
})

it.each(['asa', 'asa@heed.example jon@heed.example', `${'a'.repeat(90)}@heed.example`])(
  '%s is not a valid recipient list',
  (text) => {
    expect(getRecipientsProblem(text)).toBe(invalidRecipientsText)
  },
)

it.each<[ExecutionTrigger, number[]]>([
  ['due', [1, 1, 2, 3]],
  ['done', [0, 2, 2, 3]],
  ['failed', [0, 3, 2, 3]],
])('a %s execution moves the statuses 0, 1, 2, 3 to %j', (trigger, after) => {
  expect(([0, 1, 2, 3] as const).map((status) => getNextExecutionStatus(status, trigger))).toEqual(after)
})
