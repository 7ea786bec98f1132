/** Bytes stay on disk until the call ends and are read only on demand. */
export class UploadedFile extends File {
  readonly path: string
  /** SHA-256 of the bytes. */
  readonly sum: string

  constructor(
    blob: Blob,
    { name, type, path, sum }: { name: string; type: string; path: string; sum: string },
  ) {
    super([blob], name, { type })
    this.path = path
    this.sum = sum
  }
}
