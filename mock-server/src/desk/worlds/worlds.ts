import * as z from 'zod/mini'
import { BaseOptions, changedBase, completeBase, withoutSecret } from '../../server/worlds/base.ts'
import { defaultId, type LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { Snapshot } from '../../store/Snapshot.ts'
import { control, type Desk, DeskError } from '../controls/control.ts'
import { findSnapshot } from './snapshots.ts'

const Id = z.string().check(z.regex(/^[\w.-]{1,60}$/, 'Must be 1 to 60 letters, digits, dots or dashes'))
const Nothing = z.strictObject({})
const New = z.strictObject({
  id: z.optional(Id),
  from: z.optional(Id),
  snapshot: z.optional(z.string()),
  ...BaseOptions.shape,
})
const Named = z.strictObject({ id: Id })

export const worlds = [
  control('GET', '/health', 'Checks that the server is running', Nothing, (desk) => ({
    status: 'ok',
    ...describe(desk, desk.live),
  })),
  control(
    'POST',
    '/reset',
    'Resets the world: {"scenario","seed","now","employees"}, all optional',
    BaseOptions,
    reset,
  ),
  control('GET', '/worlds', 'Every world of this server, with its address', Nothing, (desk) => ({
    worlds: desk.worlds.list().map((live) => describe(desk, live)),
  })),
  control(
    'POST',
    '/worlds',
    'Creates a world at /w/ID: {"id"} and the options of reset, or {"from":ID,"snapshot":NAME} to copy one. It ends after an idle hour',
    New,
    make,
  ),
  control('DELETE', '/worlds/:id', 'Ends a world', Named, drop),
]

const describe = ({ site }: Desk, { id, path, world: { base, clock } }: LiveWorld) => ({
  id,
  path,
  address: `${site}${path}/`,
  ...withoutSecret(base),
  now: clock.instant,
})

async function reset(desk: Desk, options: z.infer<typeof BaseOptions>) {
  await desk.live.reset(changedBase(desk.live.world.base, options))
  return describe(desk, desk.live)
}

function make(desk: Desk, { id, from, snapshot, ...options }: z.infer<typeof New>) {
  const live =
    from === undefined
      ? desk.worlds.make(completeBase(options), id)
      : desk.worlds.fork(getParent(desk, from, snapshot, options), id)
  if (!live) throw new DeskError(409, `World "${id}" already exists`, 'id')
  return describe(desk, live)
}

function getParent({ worlds }: Desk, from: string, snapshot: string | undefined, options: object): Snapshot {
  const [other] = Object.keys(options)
  if (other) throw new DeskError(400, "A copy can't differ from its world", other)
  const parent = worlds.get(from)
  if (!parent) throw new DeskError(404, `There's no world "${from}"`)
  return snapshot === undefined ? parent.world.snapshot() : findSnapshot(parent, snapshot)
}

function drop(desk: Desk, { id }: z.infer<typeof Named>) {
  if (id === defaultId) throw new DeskError(400, "The default world can't be ended; reset it instead", 'id')
  if (!desk.worlds.drop(id)) throw new DeskError(404, `There's no world "${id}"`)
  return { success: true }
}
