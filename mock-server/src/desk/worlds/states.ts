import { parseState } from '@heed/contracts/pact/states'
import * as z from 'zod/mini'
import { applyState } from '../../verify/stateHandlers.ts'
import { control, type Desk, DeskError } from '../controls/control.ts'

const Change = z.object({
  state: z.string(),
  params: z.optional(z.unknown()),
  action: z.optional(z.enum(['setup', 'teardown'])),
})

export const states = [
  control(
    'POST',
    '/states',
    'Sets a provider state of the pacts: {"state":"no lists","params":{}}',
    Change,
    change,
  ),
]

/** 'a company' starts a new world, so no teardown is needed. */
async function change({ live }: Desk, { state, params, action }: z.infer<typeof Change>) {
  if (action === 'teardown') return {}
  try {
    const { name, params: knownParams } = parseState(state, params)
    return await applyState(live, name, knownParams)
  } catch (error) {
    throw new DeskError(400, error instanceof Error ? error.message : String(error), 'state')
  }
}
