import { strToU8, Zip, ZipDeflate } from 'fflate'

export type ZippedFile = readonly [path: string, content: string | Uint8Array]

/** Zip files have no time zone: equal files and an equal instant give equal bytes on every machine. */
export function* generateZip(files: Iterable<ZippedFile>, instant: string): Generator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const mtime = new Date(instant.replace('Z', ''))
  for (const [path, content] of files) {
    const entry = new ZipDeflate(path)
    entry.mtime = mtime
    zip.add(entry)
    entry.push(typeof content === 'string' ? strToU8(content) : content, true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks
}
