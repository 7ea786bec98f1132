/** A file of a form. Its bytes lie on the disk for as long as the call lasts, and are read only where somebody asks. */
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
