import type { UploadedFile } from '../../files/UploadedFile.ts'

/** A form as it came: its texts, and its files on the disk until it is let go of. */
export class ReceivedForm {
  readonly parts: ReadonlyMap<string, string | UploadedFile>
  /** What is wrong with it, where it is no form. */
  readonly problem: string | undefined
  readonly release: () => void

  constructor(parts: ReadonlyMap<string, string | UploadedFile>, release: () => void, problem?: string) {
    this.parts = parts
    this.release = release
    this.problem = problem
  }
}
