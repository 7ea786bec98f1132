import { parseState } from '@heed/contracts/pact/states'
import * as z from 'zod/mini'
import { applyState } from '../../verify/stateHandlers.ts'
import { createControl, type Desk, DeskError } from '../controls/control.ts'

const StateChange = z.object({
  state: z.string(),
  params: z.optional(z.unknown()),
  action: z.optional(z.enum(['setup', 'teardown'])),
})

export const stateControls = [
  createControl(
    'POST',
    '/states',
    'Sets a provider state of the pacts: {"state":"no lists","params":{}}',
    StateChange,
    changeState,
  ),
]

/** 'a company' starts a new world, so no teardown is needed. */
async function changeState({ live }: Desk, { state, params, action }: z.infer<typeof StateChange>) {
  if (action === 'teardown') return {}
  try {
    const { name, params: knownParams } = parseState(state, params)
    return await applyState(live, name, knownParams)
  } catch (error) {
    throw new DeskError(400, error instanceof Error ? error.message : String(error), 'state')
  }
}
