import { asUint8Array, type BorrowedBytes, copyBytes } from './bytes.ts'

const minTailByte = 0x80
const minHeadByte = 0xc0

const getSequenceLength = (leadByte: number): number => (leadByte >= 0xf0 ? 4 : leadByte >= 0xe0 ? 3 : 2)

function findCompleteEnd(bytes: BorrowedBytes): number {
  const { length } = bytes
  for (let back = 1; back <= Math.min(3, length); back++) {
    const byte = bytes[length - back] ?? 0
    if (byte < minTailByte) return length
    if (byte >= minHeadByte) return getSequenceLength(byte) > back ? length - back : length
  }
  return length
}

function joinBytes(first: Uint8Array, second: BorrowedBytes): Uint8Array {
  const joinedBytes = new Uint8Array(first.length + second.length)
  joinedBytes.set(first)
  joinedBytes.set(second, first.length)
  return joinedBytes
}

/** Keeps a character that two chunks split for the next chunk. */
export function createCharacterSplitter(): {
  write(bytes: BorrowedBytes): BorrowedBytes
  end(): BorrowedBytes
} {
  let pendingBytes = new Uint8Array()
  return {
    write(bytes) {
      const allBytes = pendingBytes.length > 0 ? joinBytes(pendingBytes, bytes) : bytes
      const end = findCompleteEnd(allBytes)
      pendingBytes = copyBytes(allBytes.subarray(end))
      return allBytes.subarray(0, end)
    },
    end() {
      const rest = pendingBytes
      pendingBytes = new Uint8Array()
      return rest
    },
  }
}

/** Decodes whole characters without the `stream` option, so that engines can use a path that is twice as fast. */
export function createUtf8Decoder(): { write(bytes: BorrowedBytes): string; end(): string } {
  const splitter = createCharacterSplitter()
  let decoder = new TextDecoder()

  function decode(bytes: BorrowedBytes): string {
    if (bytes.length === 0) return ''
    const text = decoder.decode(asUint8Array(bytes))
    if (!decoder.ignoreBOM) decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    return text
  }

  return {
    write: (bytes) => decode(splitter.write(bytes)),
    end: () => decode(splitter.end()),
  }
}
