/** Borrowed memory: the next read overwrites it. Has no `slice`, because Buffer's `slice` doesn't copy. */
export type BorrowedBytes = {
  readonly length: number
  readonly [at: number]: number
  indexOf(byte: number, from?: number): number
  lastIndexOf(byte: number): number
  subarray(from?: number, to?: number): BorrowedBytes
}

export const copyBytes = (bytes: BorrowedBytes): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

export const asUint8Array = (bytes: BorrowedBytes): Uint8Array<ArrayBuffer> =>
  bytes as Uint8Array<ArrayBuffer>
