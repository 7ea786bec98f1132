import * as z from 'zod/mini'
import { omitSecret } from '../../server/worlds/base.ts'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { Snapshot } from '../../store/Snapshot.ts'
import { World } from '../../world/World.ts'
import { createControl, type Desk, DeskError } from '../controls/control.ts'
import { readWorldFile, toWorldFile, WorldFile } from './worldFile.ts'

const name = z.string().check(z.regex(/^[\w.-]{1,60}$/, 'Must be 1 to 60 letters, digits, dots or dashes'))
const SnapshotInput = z.strictObject({ name })
const LoadInput = z.strictObject({ name, generation: z.optional(z.int()), ...WorldFile.shape })

export const snapshotControls = [
  createControl('GET', '/snapshots', 'The snapshots of this world', z.strictObject({}), ({ live }) => ({
    snapshots: [...live.snapshots].map(([name, snapshot]) => ({
      name,
      ...omitSecret(snapshot.base),
      now: World.from(snapshot).clock.instant,
    })),
  })),
  createControl('POST', '/snapshots', 'Saves the world as a snapshot: {"name"}', SnapshotInput, saveSnapshot),
  createControl('POST', '/snapshots/:name/restore', 'Restores a snapshot', SnapshotInput, restoreSnapshot),
  createControl(
    'GET',
    '/snapshots/:name',
    'A snapshot as a file that another machine can load',
    SnapshotInput,
    ({ live }, { name }) => toWorldFile(findSnapshot(live, name)),
  ),
  createControl(
    'PUT',
    '/snapshots/:name',
    'Loads a snapshot file, or one from --data',
    LoadInput,
    loadSnapshot,
  ),
  createControl('DELETE', '/snapshots/:name', 'Deletes a snapshot', SnapshotInput, deleteSnapshot),
]

export function findSnapshot({ snapshots }: LiveWorld, name: string): Snapshot {
  const snapshot = snapshots.get(name)
  if (!snapshot) {
    const knownNames = [...snapshots.keys()].join(', ') || 'none'
    throw new DeskError(404, `There's no snapshot "${name}"; known: ${knownNames}`)
  }
  return snapshot
}

function saveSnapshot({ live }: Desk, { name }: z.infer<typeof SnapshotInput>) {
  live.snapshots.set(name, live.world.snapshot())
  return { name, now: live.world.clock.instant }
}

async function restoreSnapshot({ live }: Desk, { name }: z.infer<typeof SnapshotInput>) {
  await live.restore(findSnapshot(live, name))
  return { name, now: live.world.clock.instant }
}

function loadSnapshot({ live }: Desk, { name, base, changes }: z.infer<typeof LoadInput>) {
  live.snapshots.set(name, readWorldFile({ base, changes }, live))
  return { name }
}

function deleteSnapshot({ live }: Desk, { name }: z.infer<typeof SnapshotInput>) {
  findSnapshot(live, name)
  live.snapshots.delete(name)
  return { success: true }
}
