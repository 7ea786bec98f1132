import type { PackedFile } from './Archive.ts'

export interface ZipPart {
  path: string
  zip: Blob
  file: PackedFile
}

const localHeaderBytes = 30
const directoryHeaderBytes = 46
const utf8NameFlag = 0x0800
const zipVersion = 20

/** Copies compressed files as slices, without unpacking them; supports only sizes below 4 GB. */
export async function rewriteZip(parts: readonly ZipPart[]): Promise<Blob> {
  const pieces: (Blob | Uint8Array<ArrayBuffer> | ArrayBuffer)[] = []
  const directory: (Blob | Uint8Array<ArrayBuffer> | ArrayBuffer)[] = []
  let offset = 0
  let directorySize = 0
  for (const { path, zip, file } of parts) {
    const name = new TextEncoder().encode(path)
    const contentOffset = file.offset + (await readLocalHeaderSize(zip, file.offset))
    pieces.push(
      makeHeader(file, name.length),
      name,
      zip.slice(contentOffset, contentOffset + file.packedSize),
    )
    directory.push(makeDirectoryHeader(file, name.length, offset), name)
    offset += localHeaderBytes + name.length + file.packedSize
    directorySize += directoryHeaderBytes + name.length
  }
  return new Blob([...pieces, ...directory, makeEndRecord(parts.length, directorySize, offset)], {
    type: 'application/zip',
  })
}

/** The lengths in a local header may differ from the lengths in the central directory. */
async function readLocalHeaderSize(zip: Blob, offset: number): Promise<number> {
  const header = new DataView(await zip.slice(offset, offset + localHeaderBytes).arrayBuffer())
  return localHeaderBytes + header.getUint16(26, true) + header.getUint16(28, true)
}

function makeHeader(file: PackedFile, nameSize: number): ArrayBuffer {
  const header = new DataView(new ArrayBuffer(localHeaderBytes))
  header.setUint32(0, 0x04034b50, true)
  writeFileFields(header, 4, file, nameSize)
  return header.buffer
}

function makeDirectoryHeader(file: PackedFile, nameSize: number, offset: number): ArrayBuffer {
  const header = new DataView(new ArrayBuffer(directoryHeaderBytes))
  header.setUint32(0, 0x02014b50, true)
  header.setUint16(4, zipVersion, true)
  writeFileFields(header, 6, file, nameSize)
  header.setUint32(42, offset, true)
  return header.buffer
}

function writeFileFields(header: DataView, offset: number, file: PackedFile, nameSize: number): void {
  header.setUint16(offset, zipVersion, true)
  header.setUint16(offset + 2, utf8NameFlag, true)
  header.setUint16(offset + 4, file.method, true)
  header.setUint32(offset + 6, file.modified, true)
  header.setUint32(offset + 10, file.crc32, true)
  header.setUint32(offset + 14, file.packedSize, true)
  header.setUint32(offset + 18, file.size, true)
  header.setUint16(offset + 22, nameSize, true)
}

function makeEndRecord(count: number, directorySize: number, directoryAt: number): ArrayBuffer {
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(8, count, true)
  end.setUint16(10, count, true)
  end.setUint32(12, directorySize, true)
  end.setUint32(16, directoryAt, true)
  return end.buffer
}
