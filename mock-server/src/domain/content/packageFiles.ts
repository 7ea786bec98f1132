import { Archive } from '@heed/contracts/rules/packages/Archive'
import { packageZip, type ScormTranslationRow } from '@heed/fixtures'
import { libraryZip } from '../../courses/libraryZip.ts'
import type { World } from '../../world/World.ts'

const keptOpen = 4
const opened = new Map<string, Promise<Archive | undefined>>()

export async function getArchive(world: World, { zip }: ScormTranslationRow): Promise<Archive | undefined> {
  const key = 'file' in zip ? zip.file : JSON.stringify(zip)
  const known = opened.get(key)
  if (known) return known
  const archive = opening(world, zip)
  opened.set(key, archive)
  // Don't cache a missing file: it may exist again on the next request.
  if (!(await archive)) opened.delete(key)
  for (const oldest of opened.keys()) if (opened.size > keptOpen) opened.delete(oldest)
  return archive
}

async function opening(world: World, zip: ScormTranslationRow['zip']): Promise<Archive | undefined> {
  if ('library' in zip) return libraryZip(zip.library).then((bytes) => Archive.open(bytes))
  if ('sample' in zip) return Archive.open(packageZip(zip.sample))
  const kept = await world.files.open(zip.file)
  return kept && Archive.open(kept)
}
