import { strToU8, Zip, ZipDeflate } from 'fflate'

/** Path inside the zip, and text or bytes. */
export type ZippedFile = readonly [path: string, content: string | Uint8Array]

/**
 * A zip of these files, a piece at a time, so that no more than one file is held. `instant` is when they were made: a zip
 * knows no zones, and the same files give the same bytes wherever it is made.
 */
export function* zipped(files: Iterable<ZippedFile>, instant: string): Generator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const mtime = new Date(instant.replace('Z', ''))
  for (const [path, content] of files) {
    const entry = new ZipDeflate(path)
    entry.mtime = mtime
    zip.add(entry)
    entry.push(typeof content === 'string' ? strToU8(content) : content, true)
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces
}
