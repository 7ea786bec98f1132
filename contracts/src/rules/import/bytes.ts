/** Borrowed: overwritten by the next read. No `slice`, because a Buffer's is a view of the same memory. */
export type LentBytes = {
  readonly length: number
  readonly [at: number]: number
  indexOf(byte: number, from?: number): number
  lastIndexOf(byte: number): number
  subarray(from?: number, to?: number): LentBytes
}

export const ownBytes = (bytes: LentBytes): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

export const readNow = (bytes: LentBytes): Uint8Array<ArrayBuffer> => bytes as Uint8Array<ArrayBuffer>
