import * as z from 'zod/mini'
import { control, type Desk, DeskError } from './control.ts'
import { explain } from './why/explain.ts'

const Asked = z.strictObject({ id: z.coerce.number().check(z.int()) })

export const why = [
  control(
    'GET',
    '/why/:id',
    'Why a call was refused, and what would make it work; the header X-Heed-Why of a refusal says where',
    Asked,
    answer,
  ),
]

function answer({ live }: Desk, { id }: z.infer<typeof Asked>) {
  const entry = live.requests.get(id)
  if (!entry) throw new DeskError(404, `The log holds no call ${id}`)
  if (!entry.refused) throw new DeskError(404, `The call ${id} was not refused but answered ${entry.status}`)
  return explain(live, entry)
}
