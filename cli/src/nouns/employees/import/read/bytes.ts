import type { BorrowedBytes } from '@heed/contracts/rules/import/bytes/bytes'

export interface ByteBuffer {
  bytes: Buffer
  length: number
}

const minSizeBytes = 16 * 1024
const zero = 0x30

export const createByteBuffer = (): ByteBuffer => ({ bytes: Buffer.alloc(0), length: 0 })

export function reserveBytes(target: ByteBuffer, extraBytes: number): void {
  const { bytes, length } = target
  if (length + extraBytes <= bytes.length) return
  target.bytes = Buffer.allocUnsafeSlow(Math.max(minSizeBytes, 2 * (length + extraBytes)))
  bytes.copy(target.bytes, 0, 0, length)
}

export function writeText(target: ByteBuffer, text: string): void {
  reserveBytes(target, 3 * text.length)
  target.length += target.bytes.write(text, target.length)
}

/** For a single cell, copying byte by byte is faster than calling a native copy. */
export function copyBytes(target: ByteBuffer, source: BorrowedBytes, from = 0, to = source.length): void {
  const { bytes } = target
  let position = target.length
  for (let sourceIndex = from; sourceIndex < to; sourceIndex++) bytes[position++] = source[sourceIndex] ?? 0
  target.length = position
}

export function copyNumber(target: ByteBuffer, value: number): void {
  const { bytes } = target
  let digits = 1
  for (let limit = 10; limit <= value; limit *= 10) digits++
  target.length += digits
  let rest = value
  for (let position = target.length - 1; digits > 0; position--, digits--) {
    const quotient = Math.floor(rest / 10)
    bytes[position] = zero + (rest - 10 * quotient)
    rest = quotient
  }
}

export const toBuffer = ({ bytes, length }: ByteBuffer): Buffer => bytes.subarray(0, length)

export function clearBytes(target: ByteBuffer): void {
  target.length = 0
}
