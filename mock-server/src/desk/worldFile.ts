import * as z from 'zod/mini'
import { ChangeLine } from '../persistence/readDataFile.ts'
import { BaseOptions } from '../server/base.ts'
import type { Snapshot } from '../world/Snapshot.ts'
import { worldFrom } from '../world/World.ts'
import { DeskError } from './control.ts'

/** A world that another machine can load: how it began, and what differs, row by row. */
export const WorldFile = z.object({ base: z.required(BaseOptions), changes: z.array(ChangeLine) })

export const toFile = (snapshot: Snapshot): z.infer<typeof WorldFile> => ({
  base: snapshot.base,
  changes: [...snapshot.changes()].map((change) => ChangeLine.parse(change)),
})

/** The world of a file; one that does not fit this version is refused as the field `changes`. */
export function fromFile(file: z.infer<typeof WorldFile>): Snapshot {
  try {
    return worldFrom(file).snapshot()
  } catch (error) {
    throw new DeskError(400, error instanceof Error ? error.message : String(error), 'changes')
  }
}
