import type { PackedFile } from './Archive.ts'

export interface ZipPart {
  path: string
  zip: Blob
  file: PackedFile
}

const ownHeader = 30
const directoryHeader = 46
const namesInUtf8 = 0x0800
const version = 20

/** Copies compressed files as slices, without unpacking them; supports sizes below 4 GB. */
export async function rewriteZip(parts: readonly ZipPart[]): Promise<Blob> {
  const pieces: (Blob | Uint8Array<ArrayBuffer> | ArrayBuffer)[] = []
  const directory: (Blob | Uint8Array<ArrayBuffer> | ArrayBuffer)[] = []
  let at = 0
  let directorySize = 0
  for (const { path, zip, file } of parts) {
    const name = new TextEncoder().encode(path)
    const begin = file.offset + (await ownHeaderSize(zip, file.offset))
    pieces.push(makeHeader(file, name.length), name, zip.slice(begin, begin + file.packedSize))
    directory.push(makeDirectoryHeader(file, name.length, at), name)
    at += ownHeader + name.length + file.packedSize
    directorySize += directoryHeader + name.length
  }
  return new Blob([...pieces, ...directory, makeEndRecord(parts.length, directorySize, at)], {
    type: 'application/zip',
  })
}

/** The lengths in a local header may differ from the lengths in the central directory. */
async function ownHeaderSize(zip: Blob, offset: number): Promise<number> {
  const header = new DataView(await zip.slice(offset, offset + ownHeader).arrayBuffer())
  return ownHeader + header.getUint16(26, true) + header.getUint16(28, true)
}

function makeHeader(file: PackedFile, nameSize: number): ArrayBuffer {
  const header = new DataView(new ArrayBuffer(ownHeader))
  header.setUint32(0, 0x04034b50, true)
  writeFacts(header, 4, file, nameSize)
  return header.buffer
}

function makeDirectoryHeader(file: PackedFile, nameSize: number, offset: number): ArrayBuffer {
  const header = new DataView(new ArrayBuffer(directoryHeader))
  header.setUint32(0, 0x02014b50, true)
  header.setUint16(4, version, true)
  writeFacts(header, 6, file, nameSize)
  header.setUint32(42, offset, true)
  return header.buffer
}

function writeFacts(header: DataView, at: number, file: PackedFile, nameSize: number): void {
  header.setUint16(at, version, true)
  header.setUint16(at + 2, namesInUtf8, true)
  header.setUint16(at + 4, file.method, true)
  header.setUint32(at + 6, file.modified, true)
  header.setUint32(at + 10, file.crc32, true)
  header.setUint32(at + 14, file.packedSize, true)
  header.setUint32(at + 18, file.size, true)
  header.setUint16(at + 22, nameSize, true)
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
