import { BlobWriter, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import { Archive, type PackedFile } from './Archive.ts'
import { decodeXml, detectEncoding } from './decodeXml.ts'
import type { Finding } from './finding.ts'
import type { PackageLimits } from './limits.ts'
import { createMissingManifestError, findManifest, findNestedManifest } from './openPackage.ts'
import { findRawAmpersands, getLineNumber, rawAmpersandText } from './rawAmpersands.ts'
import { rewriteZip } from './rewriteZip.ts'

type FindingReporter = (finding: Finding) => void

const maxListedAmpersands = 100

const maxRepairs = 10_000

export async function repairPackage(
  archive: Archive,
  zip: Blob,
  limits: PackageLimits,
  reportFinding: FindingReporter,
): Promise<Blob | undefined> {
  let isRepaired = false
  const note: FindingReporter = (finding) => {
    isRepaired = true
    reportFinding(finding)
  }
  reportBackslashes(archive, note)
  const folder = findWrappingFolder(archive, note)
  const manifest = findManifest(archive, folder)
  const repairedManifest =
    manifest === undefined ? undefined : await repairManifest(archive, manifest, limits, note)
  if (!isRepaired) return undefined
  const parts = archive
    .listPackedFiles()
    .map(([path, file]) => ({ path: path.slice(folder.length), zip, file }))
  const manifestPart = parts.find(
    ({ path }) => manifest !== undefined && path === manifest.slice(folder.length),
  )
  if (repairedManifest && manifestPart)
    Object.assign(manifestPart, await packFile(repairedManifest, manifestPart.file))
  return rewriteZip(parts)
}

function reportBackslashes(archive: Archive, reportFinding: FindingReporter): void {
  const names = archive.listPackedFiles().filter(([, { name }]) => name.includes('\\'))
  const [firstName] = names
  if (!firstName) return
  reportFinding({
    kind: 'backslashes',
    text: `File names with backslashes instead of slashes: ${names.length}`,
    place: { file: firstName[1].name },
    isRefused: false,
    isMendable: true,
  })
}

function findWrappingFolder(archive: Archive, reportFinding: FindingReporter): string {
  const { paths } = archive
  const nestedManifest = findNestedManifest(paths)
  if (findManifest(archive, '') !== undefined || nestedManifest === undefined) return ''
  const folder = nestedManifest.slice(0, nestedManifest.lastIndexOf('/') + 1)
  if (!paths.every((path) => path.startsWith(folder))) return ''
  const { text, place } = createMissingManifestError(paths)
  reportFinding({ kind: 'folder', text, place, isRefused: true, isMendable: true })
  return folder
}

async function repairManifest(
  archive: Archive,
  file: string,
  limits: PackageLimits,
  reportFinding: FindingReporter,
): Promise<Uint8Array | undefined> {
  const bytes = await archive.read(file, limits.manifest)
  const text = decodeXml(bytes, file)
  const mark = detectEncoding(bytes)
  if (mark) {
    reportFinding({
      kind: 'encoding',
      text:
        mark === 'utf-8'
          ? 'The file starts with a byte order mark'
          : `The file is ${mark.slice(0, 6).toUpperCase()}, not UTF-8`,
      place: { file, line: 1 },
      isRefused: false,
      isMendable: true,
    })
  }
  const ampersandPositions: number[] = []
  for (const position of findRawAmpersands(text)) {
    ampersandPositions.push(position)
    if (ampersandPositions.length > maxRepairs) return undefined
  }
  reportAmpersands(text, ampersandPositions.slice(0, maxListedAmpersands), file, reportFinding)
  return mark || ampersandPositions.length > 0
    ? new TextEncoder().encode(declareUtf8(escapeAmpersands(text, ampersandPositions)))
    : undefined
}

function reportAmpersands(
  text: string,
  places: readonly number[],
  file: string,
  reportFinding: FindingReporter,
): void {
  let line = 1
  let from = 0
  let lastPosition = 0
  for (const position of places) {
    line += getLineNumber(text.slice(from, position), position - from) - 1
    from = position
    if (line === lastPosition) continue
    lastPosition = line
    reportFinding({
      kind: 'ampersand',
      text: rawAmpersandText,
      place: { file, line },
      isRefused: true,
      isMendable: true,
    })
  }
}

function escapeAmpersands(text: string, places: readonly number[]): string {
  const ends = [...places, text.length]
  return (
    text.slice(0, ends[0]) +
    places.map((position, n) => `&amp;${text.slice(position + 1, ends[n + 1])}`).join('')
  )
}

const declareUtf8 = (text: string): string =>
  text.replace(/^(<\?xml[^>]*?encoding\s*=\s*["'])[\w.:-]+/, '$1UTF-8')

async function packFile(
  bytes: Uint8Array,
  { modified }: PackedFile,
): Promise<{ zip: Blob; file: PackedFile }> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  await writer.add('file', new Uint8ArrayReader(bytes))
  const zip = await writer.close()
  const [entry] = (await Archive.open(zip)).listPackedFiles()
  if (!entry) throw new RangeError('A zip of one file holds none')
  return { zip, file: { ...entry[1], modified } }
}
