import { BlobWriter, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import { Archive, type PackedFile } from './Archive.ts'
import { decodeXml, detectEncoding } from './decodeXml.ts'
import type { Finding } from './finding.ts'
import type { PackageLimits } from './limits.ts'
import { deeperManifest, explainMissing, manifestIn } from './openPackage.ts'
import { lineAt, rawAmpersand, rawAmpersands } from './rawAmpersands.ts'
import { rewriteZip } from './rewriteZip.ts'

type Tell = (finding: Finding) => void

const mostShown = 100

const mostMended = 10_000

export async function repairPackage(
  archive: Archive,
  zip: Blob,
  limits: PackageLimits,
  tell: Tell,
): Promise<Blob | undefined> {
  let isMended = false
  const note: Tell = (finding) => {
    isMended = true
    tell(finding)
  }
  tellBackslashes(archive, note)
  const folder = wrappingFolder(archive, note)
  const manifest = manifestIn(archive, folder)
  const better = manifest === undefined ? undefined : await mendedManifest(archive, manifest, limits, note)
  if (!isMended) return undefined
  const parts = archive.packed().map(([path, file]) => ({ path: path.slice(folder.length), zip, file }))
  const place = parts.find(({ path }) => manifest !== undefined && path === manifest.slice(folder.length))
  if (better && place) Object.assign(place, await packed(better, place.file))
  return rewriteZip(parts)
}

function tellBackslashes(archive: Archive, tell: Tell): void {
  const names = archive.packed().filter(([, { name }]) => name.includes('\\'))
  const [first] = names
  if (!first) return
  tell({
    kind: 'backslashes',
    text: `File names with backslashes instead of slashes: ${names.length}`,
    place: { file: first[1].name },
    isRefused: false,
    isMendable: true,
  })
}

function wrappingFolder(archive: Archive, tell: Tell): string {
  const { paths } = archive
  const deeper = deeperManifest(paths)
  if (manifestIn(archive, '') !== undefined || deeper === undefined) return ''
  const folder = deeper.slice(0, deeper.lastIndexOf('/') + 1)
  if (!paths.every((path) => path.startsWith(folder))) return ''
  const { text, place } = explainMissing(paths)
  tell({ kind: 'folder', text, place, isRefused: true, isMendable: true })
  return folder
}

async function mendedManifest(
  archive: Archive,
  file: string,
  limits: PackageLimits,
  tell: Tell,
): Promise<Uint8Array | undefined> {
  const bytes = await archive.read(file, limits.manifest)
  const text = decodeXml(bytes, file)
  const mark = detectEncoding(bytes)
  if (mark) {
    tell({
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
  const raw: number[] = []
  for (const at of rawAmpersands(text)) {
    raw.push(at)
    if (raw.length > mostMended) return undefined
  }
  tellAmpersands(text, raw.slice(0, mostShown), file, tell)
  return mark || raw.length > 0 ? new TextEncoder().encode(inUtf8(escapedAt(text, raw))) : undefined
}

function tellAmpersands(text: string, places: readonly number[], file: string, tell: Tell): void {
  let line = 1
  let from = 0
  let last = 0
  for (const at of places) {
    line += lineAt(text.slice(from, at), at - from) - 1
    from = at
    if (line === last) continue
    last = line
    tell({ kind: 'ampersand', text: rawAmpersand, place: { file, line }, isRefused: true, isMendable: true })
  }
}

function escapedAt(text: string, places: readonly number[]): string {
  const ends = [...places, text.length]
  return text.slice(0, ends[0]) + places.map((at, n) => `&amp;${text.slice(at + 1, ends[n + 1])}`).join('')
}

const inUtf8 = (text: string): string => text.replace(/^(<\?xml[^>]*?encoding\s*=\s*["'])[\w.:-]+/, '$1UTF-8')

async function packed(bytes: Uint8Array, { modified }: PackedFile): Promise<{ zip: Blob; file: PackedFile }> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  await writer.add('file', new Uint8ArrayReader(bytes))
  const zip = await writer.close()
  const [entry] = (await Archive.open(zip)).packed()
  if (!entry) throw new RangeError('A zip of one file holds none')
  return { zip, file: { ...entry[1], modified } }
}
