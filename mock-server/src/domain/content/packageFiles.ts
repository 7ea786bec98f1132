import { Archive } from '@heed/contracts/rules/packages/Archive'
import { createPackageZip, type ScormTranslationRow } from '@heed/fixtures'
import { createLibraryZip } from '../../courses/libraryZip.ts'
import type { World } from '../../world/World.ts'

const maxOpenArchives = 4
const openArchives = new Map<string, Promise<Archive | undefined>>()

export async function getArchive(world: World, { zip }: ScormTranslationRow): Promise<Archive | undefined> {
  const key = 'file' in zip ? zip.file : JSON.stringify(zip)
  const openArchive = openArchives.get(key)
  if (openArchive) return openArchive
  const archive = openStoredArchive(world, zip)
  openArchives.set(key, archive)
  // Don't cache a missing file: it may exist again on the next request.
  if (!(await archive)) openArchives.delete(key)
  for (const oldestKey of openArchives.keys())
    if (openArchives.size > maxOpenArchives) openArchives.delete(oldestKey)
  return archive
}

async function openStoredArchive(
  world: World,
  zip: ScormTranslationRow['zip'],
): Promise<Archive | undefined> {
  if ('library' in zip) return createLibraryZip(zip.library).then((bytes) => Archive.open(bytes))
  if ('sample' in zip) return Archive.open(createPackageZip(zip.sample))
  const storedFile = await world.files.open(zip.file)
  return storedFile && Archive.open(storedFile)
}
