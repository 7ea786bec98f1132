import * as z from 'zod/mini'
import { createControl } from '../controls/control.ts'

const count = z.coerce.number().check(z.int(), z.gte(0))
const RequestsInput = z.strictObject({
  operation: z.optional(z.string()),
  person: z.optional(z.string()),
  problems: z.optional(z.stringbool()),
  status: z.optional(count),
  after: z.optional(count),
})

export const requestControls = [
  createControl(
    'GET',
    '/requests',
    'The last 1,000 calls, with any mismatches with the contract: ?operation=&person=&problems=1&status=&after=ID',
    RequestsInput,
    ({ live }, filter) => ({ requests: live.requests.list(filter) }),
  ),
]
