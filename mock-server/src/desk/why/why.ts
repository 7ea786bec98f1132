import * as z from 'zod/mini'
import { createControl, type Desk, DeskError } from '../controls/control.ts'
import { explainEntry } from './explain.ts'

const WhyInput = z.strictObject({ id: z.coerce.number().check(z.int()) })

export const whyControls = [
  createControl(
    'GET',
    '/why/:id',
    'The reason a call was refused, and how to make it work; the X-Heed-Why header of a refusal has the address',
    WhyInput,
    explainRequest,
  ),
]

function explainRequest({ live }: Desk, { id }: z.infer<typeof WhyInput>) {
  const entry = live.requests.get(id)
  if (!entry) throw new DeskError(404, `The log has no call ${id}`)
  if (!entry.refused) throw new DeskError(404, `Call ${id} wasn't refused; it answered ${entry.status}`)
  return explainEntry(live, entry)
}
