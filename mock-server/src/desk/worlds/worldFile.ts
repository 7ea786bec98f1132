import * as z from 'zod/mini'
import { BaseOptions } from '../../server/worlds/base.ts'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { Change } from '../../store/Collection.ts'
import { fileFormatVersion, WorldFile as Written } from '../../store/disk/WorldFile.ts'
import type { Snapshot, WorldBase } from '../../store/Snapshot.ts'
import { restoreWorld } from '../../world/World.ts'
import { DeskError } from '../controls/control.ts'

export const WorldFile = z.extend(Written, {
  base: z.extend(z.required(BaseOptions, { scenario: true, seed: true, now: true, employees: true }), {
    secret: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  }),
})

export const toWorldFile = (snapshot: Snapshot): { version: number; base: WorldBase; changes: Change[] } => ({
  version: fileFormatVersion,
  base: snapshot.base,
  changes: [...snapshot.changes()],
})

/** Uses this world's secret if the file has none. Reports incompatible files in the field `changes`. */
export function readWorldFile(
  { base, changes }: Pick<z.infer<typeof WorldFile>, 'base' | 'changes'>,
  { world }: LiveWorld,
): Snapshot {
  try {
    return restoreWorld({ base: { ...base, secret: base.secret ?? world.base.secret }, changes }).snapshot()
  } catch (error) {
    throw new DeskError(400, error instanceof Error ? error.message : String(error), 'changes')
  }
}
