/** Borrowed memory: the next read overwrites it. Has no `slice`, because Buffer's `slice` doesn't copy. */
export type LentBytes = {
  readonly length: number
  readonly [at: number]: number
  indexOf(byte: number, from?: number): number
  lastIndexOf(byte: number): number
  subarray(from?: number, to?: number): LentBytes
}

export const copyToOwnBytes = (bytes: LentBytes): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

export const readNow = (bytes: LentBytes): Uint8Array<ArrayBuffer> => bytes as Uint8Array<ArrayBuffer>
