import * as z from 'zod/mini'
import { BaseOptions } from '../server/base.ts'
import type { Change } from '../store/Collection.ts'
import { WorldFile as Written } from '../store/disk/WorldFile.ts'
import type { Snapshot, WorldBase } from '../store/Snapshot.ts'
import { worldFrom } from '../world/World.ts'
import { DeskError } from './control.ts'

/** A world from another machine: it began as a world can begin here. */
export const WorldFile = z.extend(Written, {
  base: z.required(BaseOptions, { scenario: true, seed: true, now: true, employees: true }),
})

export const toFile = (snapshot: Snapshot): { base: WorldBase; changes: Change[] } => ({
  base: snapshot.base,
  changes: [...snapshot.changes()],
})

/** The world of a file; one that does not fit this version is refused as the field `changes`. */
export function fromFile(file: z.infer<typeof WorldFile>): Snapshot {
  try {
    return worldFrom(file).snapshot()
  } catch (error) {
    throw new DeskError(400, error instanceof Error ? error.message : String(error), 'changes')
  }
}
