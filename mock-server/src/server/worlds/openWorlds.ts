import { DataFileError, formatReason } from '../../store/disk/DataFileError.ts'
import { createDiskFileStore, deleteUnusedFiles } from '../../store/disk/diskFiles.ts'
import { FileJournal } from '../../store/disk/FileJournal.ts'
import { type Base, memoryJournal } from '../../store/disk/Journal.ts'
import { acquireLock } from '../../store/disk/lock.ts'
import { readDataFile, type StoredData } from '../../store/disk/readDataFile.ts'
import { deleteTemporaryFiles } from '../../store/temporaryName.ts'
import { createWorld, restoreWorld, type World } from '../../world/World.ts'
import { completeBase } from './base.ts'
import { defaultId, LiveWorld } from './LiveWorld.ts'
import { Worlds, type WorldsRules } from './Worlds.ts'

export interface WorldsOptions extends WorldsRules {
  base?: Partial<Base>
  dataFile?: string
}

export async function openWorlds({ base = {}, dataFile, ...rules }: WorldsOptions): Promise<Worlds> {
  if (dataFile === undefined) {
    return new Worlds(new LiveWorld(defaultId, createWorld(completeBase(base)), memoryJournal), rules)
  }
  const release = acquireLock(dataFile)
  try {
    deleteTemporaryFiles(dataFile)
    return new Worlds(await openFile(dataFile, base, release), rules)
  } catch (error) {
    release()
    throw error
  }
}

async function openFile(file: string, wantedBase: Partial<Base>, release: () => void): Promise<LiveWorld> {
  const storedData = readDataFile(file) ?? { base: completeBase(wantedBase), generation: 0, changes: [] }
  const { secret = completeBase(wantedBase).secret } = storedData.base
  const base = { ...storedData.base, secret }
  rejectOtherBase(file, base, wantedBase)
  const world = restore(file, { ...storedData, base })
  const journal = new FileJournal(file, storedData.generation, release)
  await journal.restart(world.snapshot())
  return new LiveWorld(defaultId, world, journal)
}

function restore(file: string, storedData: StoredData & { base: Base }): World {
  try {
    const folder = `${file}.files`
    const world = restoreWorld(storedData, createDiskFileStore(folder))
    deleteUnusedFiles(folder, world.content.fileIds)
    return world
  } catch (error) {
    throw new DataFileError(
      `${file} doesn't work with this version of the mock server: ${formatReason(error)}`,
    )
  }
}

/** Throws if the options differ from the file's, instead of silently ignoring the options. */
function rejectOtherBase(file: string, base: Base, wantedBase: Partial<Base>): void {
  for (const [name, value] of Object.entries(wantedBase)) {
    const storedValue = base[name as keyof Base]
    if (storedValue === value) continue
    if (name === 'secret') throw new DataFileError(`${file} has a different secret; unset HEED_SECRET`)
    throw new DataFileError(
      `${file} contains a world with ${name} ${storedValue}, not ${value}; omit --${name}`,
    )
  }
}
