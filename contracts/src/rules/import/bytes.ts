/**
 * Bytes on loan: good until whoever handed them out reads on, for the next ones are written over them. Who keeps some
 * past that keeps `ownBytes` of them. There is no `slice` here: a Buffer's is one more view of the same memory.
 */
export type LentBytes = {
  readonly length: number
  readonly [at: number]: number
  indexOf(byte: number, from?: number): number
  lastIndexOf(byte: number): number
  subarray(from?: number, to?: number): LentBytes
}

/** A copy, which nobody writes over. */
export const ownBytes = (bytes: LentBytes): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

/** For a call that is done with the bytes when it returns: to decode, hash or look at them. */
export const readNow = (bytes: LentBytes): Uint8Array<ArrayBuffer> => bytes as Uint8Array<ArrayBuffer>
