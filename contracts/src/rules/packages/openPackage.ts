import { Archive } from './Archive.ts'
import { cmi5Manifest, readCmi5 } from './cmi5.ts'
import { type PackageLimits, packageLimits } from './limits.ts'
import { PackageError } from './PackageRefusal.ts'
import type { PackageFacts } from './packageFacts.ts'
import { readXml } from './readXml.ts'
import { readScorm } from './scorm.ts'

export interface OpenedPackage {
  archive: Archive
  facts: PackageFacts
}

const manifestReaders = [
  ['imsmanifest.xml', readScorm],
  [cmi5Manifest, readCmi5],
] as const

/**
 * Prefers imsmanifest.xml, because every player supports SCORM; ignores tincan.xml beside another manifest
 * (C-16).
 */
export async function openPackage(
  zip: Uint8Array | Blob,
  limits: PackageLimits = packageLimits,
): Promise<OpenedPackage> {
  const archive = await Archive.open(zip, limits)
  const facts = await readManifest(archive, limits)
  await archive.check()
  return { archive, facts }
}

export const findManifest = (archive: Archive, folder: string): string | undefined =>
  manifestReaders.flatMap(([name]) => archive.find(folder + name) ?? [])[0]

export async function readManifest(archive: Archive, limits: PackageLimits): Promise<PackageFacts> {
  for (const [name, readFacts] of manifestReaders) {
    const file = archive.find(name)
    if (file === undefined) continue
    return readFacts(archive, readXml(await archive.read(file, limits.manifest), file, limits), file, limits)
  }
  throw createMissingManifestError(archive.paths)
}

export function createMissingManifestError(paths: readonly string[]): PackageError {
  const nestedManifest = findNestedManifest(paths)
  if (nestedManifest) {
    const folder = nestedManifest.slice(0, nestedManifest.lastIndexOf('/'))
    return new PackageError(
      'noManifest',
      `The manifest is in "${folder}", not at the root of the zip: zip only the contents of that folder`,
      { file: nestedManifest },
    )
  }
  const tincan = paths.find((path) => /^tincan\.xml$/i.test(path))
  if (tincan) {
    return new PackageError('wrongKind', "Tin Can packages aren't supported; export as SCORM or cmi5", {
      file: tincan,
    })
  }
  const aicc = paths.find((path) => /^[^/]+\.(crs|au|des|cst)$/i.test(path))
  if (aicc) {
    return new PackageError('wrongKind', "AICC courses aren't supported; export as SCORM or cmi5", {
      file: aicc,
    })
  }
  return new PackageError(
    'noManifest',
    "This isn't a SCORM or cmi5 package: the zip has no imsmanifest.xml or cmi5.xml at its root",
  )
}

export const findNestedManifest = (paths: readonly string[]): string | undefined =>
  paths.find((path) => /\/(imsmanifest|cmi5)\.xml$/i.test(path))
