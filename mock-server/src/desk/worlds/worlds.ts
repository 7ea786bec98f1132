import * as z from 'zod/mini'
import { BaseOptions, completeBase, mergeBase, omitSecret } from '../../server/worlds/base.ts'
import { defaultId, type LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { Snapshot } from '../../store/Snapshot.ts'
import { createControl, type Desk, DeskError } from '../controls/control.ts'
import { findSnapshot } from './snapshots.ts'

const Id = z.string().check(z.regex(/^[\w.-]{1,60}$/, 'Must be 1 to 60 letters, digits, dots or dashes'))
const EmptyInput = z.strictObject({})
const NewWorldInput = z.strictObject({
  id: z.optional(Id),
  from: z.optional(Id),
  snapshot: z.optional(z.string()),
  ...BaseOptions.shape,
})
const WorldInput = z.strictObject({ id: Id })

export const worldControls = [
  createControl('GET', '/health', 'Checks that the server is running', EmptyInput, (desk) => ({
    status: 'ok',
    ...describeWorld(desk, desk.live),
  })),
  createControl(
    'POST',
    '/reset',
    'Resets the world: {"scenario","seed","now","employees"}, all optional',
    BaseOptions,
    resetWorld,
  ),
  createControl('GET', '/worlds', 'Every world of this server, with its address', EmptyInput, (desk) => ({
    worlds: desk.worlds.list().map((liveWorld) => describeWorld(desk, liveWorld)),
  })),
  createControl(
    'POST',
    '/worlds',
    'Creates a world at /w/ID: {"id"} and the options of reset, or {"from":ID,"snapshot":NAME} to copy one. It ends after an idle hour',
    NewWorldInput,
    makeWorld,
  ),
  createControl('DELETE', '/worlds/:id', 'Ends a world', WorldInput, deleteWorld),
]

const describeWorld = ({ site }: Desk, { id, path, world: { base, clock } }: LiveWorld) => ({
  id,
  path,
  address: `${site}${path}/`,
  ...omitSecret(base),
  now: clock.instant,
})

async function resetWorld(desk: Desk, options: z.infer<typeof BaseOptions>) {
  await desk.live.reset(mergeBase(desk.live.world.base, options))
  return describeWorld(desk, desk.live)
}

async function makeWorld(desk: Desk, { id, from, snapshot, ...options }: z.infer<typeof NewWorldInput>) {
  if (from !== undefined) await desk.worlds.get(from)?.whenIdle()
  const liveWorld =
    from === undefined
      ? desk.worlds.create(completeBase(options), id)
      : desk.worlds.fork(getParent(desk, from, snapshot, options), id)
  if (!liveWorld) throw new DeskError(409, `World "${id}" already exists`, 'id')
  return describeWorld(desk, liveWorld)
}

function getParent({ worlds }: Desk, from: string, snapshot: string | undefined, options: object): Snapshot {
  const [otherOption] = Object.keys(options)
  if (otherOption) throw new DeskError(400, "A copy can't differ from its world", otherOption)
  const parent = worlds.get(from)
  if (!parent) throw new DeskError(404, `There's no world "${from}"`)
  return snapshot === undefined ? parent.world.snapshot() : findSnapshot(parent, snapshot)
}

function deleteWorld(desk: Desk, { id }: z.infer<typeof WorldInput>) {
  if (id === defaultId) throw new DeskError(400, "The default world can't be ended; reset it instead", 'id')
  if (!desk.worlds.remove(id)) throw new DeskError(404, `There's no world "${id}"`)
  return { success: true }
}
