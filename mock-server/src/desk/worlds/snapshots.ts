import * as z from 'zod/mini'
import { withoutSecret } from '../../server/worlds/base.ts'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { Snapshot } from '../../store/Snapshot.ts'
import { World } from '../../world/World.ts'
import { control, type Desk, DeskError } from '../controls/control.ts'
import { readWorldFile, toFile, WorldFile } from './worldFile.ts'

const name = z.string().check(z.regex(/^[\w.-]{1,60}$/, 'Must be 1 to 60 letters, digits, dots or dashes'))
const Named = z.strictObject({ name })
const Loaded = z.strictObject({ name, generation: z.optional(z.int()), ...WorldFile.shape })

export const snapshots = [
  control('GET', '/snapshots', 'The snapshots of this world', z.strictObject({}), ({ live }) => ({
    snapshots: [...live.snapshots].map(([name, snapshot]) => ({
      name,
      ...withoutSecret(snapshot.base),
      now: World.from(snapshot).clock.instant,
    })),
  })),
  control('POST', '/snapshots', 'Saves the world as a snapshot: {"name"}', Named, keep),
  control('POST', '/snapshots/:name/restore', 'Restores a snapshot', Named, restore),
  control(
    'GET',
    '/snapshots/:name',
    'A snapshot as a file that another machine can load',
    Named,
    ({ live }, { name }) => toFile(findSnapshot(live, name)),
  ),
  control('PUT', '/snapshots/:name', 'Loads a snapshot file, or one from --data', Loaded, load),
  control('DELETE', '/snapshots/:name', 'Deletes a snapshot', Named, forget),
]

export function findSnapshot({ snapshots }: LiveWorld, name: string): Snapshot {
  const snapshot = snapshots.get(name)
  if (!snapshot) {
    const known = [...snapshots.keys()].join(', ') || 'none'
    throw new DeskError(404, `There's no snapshot "${name}"; known: ${known}`)
  }
  return snapshot
}

function keep({ live }: Desk, { name }: z.infer<typeof Named>) {
  live.snapshots.set(name, live.world.snapshot())
  return { name, now: live.world.clock.instant }
}

async function restore({ live }: Desk, { name }: z.infer<typeof Named>) {
  await live.restore(findSnapshot(live, name))
  return { name, now: live.world.clock.instant }
}

function load({ live }: Desk, { name, base, changes }: z.infer<typeof Loaded>) {
  live.snapshots.set(name, readWorldFile({ base, changes }, live))
  return { name }
}

function forget({ live }: Desk, { name }: z.infer<typeof Named>) {
  findSnapshot(live, name)
  live.snapshots.delete(name)
  return { success: true }
}
