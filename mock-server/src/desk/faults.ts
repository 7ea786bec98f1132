import * as z from 'zod/mini'
import { FaultSteps } from '../faults/steps.ts'
import { createControl } from './controls/control.ts'

const EmptyInput = z.strictObject({})
const FaultsInput = z.strictObject({
  steps: FaultSteps,
  seed: z.optional(z.int().check(z.gte(0), z.lte(4294967295))),
})

export const faultControls = [
  createControl('GET', '/faults', 'Active faults, and how often each one struck', EmptyInput, ({ live }) =>
    live.faults.list(),
  ),
  createControl(
    'POST',
    '/faults',
    'Makes calls, the websocket and messages fail: {"steps":[{"operation":"lists.create","status":503,"count":2}]}',
    FaultsInput,
    ({ live }, { steps, seed = live.world.base.seed }) => {
      live.faults.set(steps, seed)
      return live.faults.list()
    },
  ),
  createControl('DELETE', '/faults', 'Removes all faults', EmptyInput, ({ live }) => {
    live.faults.set([])
    return live.faults.list()
  }),
]
