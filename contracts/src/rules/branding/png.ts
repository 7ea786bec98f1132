export interface Png {
  width: number
  height: number
  data: Uint8Array
  rawBytes: number
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const
const colorTypes: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
}
const interlacePasses = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
/** Deflate's maximum ratio; image data that would unpack to more can't be valid. */
const maxCompressionRatio = 1032

export const isPng = (bytes: Uint8Array): boolean => signature.every((byte, index) => bytes[index] === byte)

export function readPng(bytes: Uint8Array): Png | null {
  if (!isPng(bytes)) return null
  const chunks = readChunks(bytes)
  const [header] = chunks ?? []
  if (!chunks || header?.type !== 'IHDR' || header.body.length !== 13) return null
  const lastChunk = chunks.at(-1)
  if (lastChunk?.type !== 'IEND' || lastChunk.end !== bytes.length) return null
  const parts = chunks.filter(({ type }) => type === 'IDAT').map(({ body }) => body)
  const size = readHeader(header.body)
  const data = joinParts(parts)
  const needsPalette = header.body[9] === 3
  if (!size || data.length === 0 || size.rawBytes > data.length * maxCompressionRatio) return null
  if (needsPalette && !chunks.some(({ type }) => type === 'PLTE')) return null
  return { ...size, data }
}

function readHeader(body: Uint8Array): Omit<Png, 'data'> | null {
  const view = new DataView(body.buffer, body.byteOffset, body.length)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  const [depth = 0, colorType = -1, compression, filter, interlace] = body.subarray(8)
  const color = colorTypes[colorType]
  if (width === 0 || height === 0 || compression !== 0 || filter !== 0) return null
  if (!color?.depths.includes(depth) || (interlace !== 0 && interlace !== 1)) return null
  const bitsPerPixel = color.samples * depth
  const images = interlace === 1 ? interlacePasses : ([[0, 0, 1, 1]] as const)
  const rawBytes = images.reduce((sum, [column, row, columnStep, rowStep]) => {
    const pixels = Math.max(0, Math.ceil((width - column) / columnStep))
    const lines = Math.max(0, Math.ceil((height - row) / rowStep))
    return sum + (pixels === 0 ? 0 : lines * (1 + Math.ceil((pixels * bitsPerPixel) / 8)))
  }, 0)
  return { width, height, rawBytes }
}

interface Chunk {
  type: string
  body: Uint8Array
  end: number
}

function readChunks(bytes: Uint8Array): Chunk[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const chunks: Chunk[] = []
  let offset: number = signature.length
  while (offset < bytes.length) {
    if (offset + 12 > bytes.length) return null
    const end = offset + 12 + view.getUint32(offset)
    if (end > bytes.length || computeCrc32(bytes.subarray(offset + 4, end - 4)) !== view.getUint32(end - 4))
      return null
    const type = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8))
    chunks.push({ type, body: bytes.subarray(offset + 8, end - 4), end })
    offset = end
  }
  return chunks
}

function joinParts(parts: readonly Uint8Array[]): Uint8Array {
  const pngBytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    pngBytes.set(part, offset)
    offset += part.length
  }
  return pngBytes
}

function computeCrc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}
