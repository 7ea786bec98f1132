import type { UploadedFile } from '../../files/UploadedFile.ts'

export class ReceivedForm {
  readonly parts: ReadonlyMap<string, string | UploadedFile>
  readonly problem: string | undefined
  readonly release: () => void

  constructor(parts: ReadonlyMap<string, string | UploadedFile>, release: () => void, problem?: string) {
    this.parts = parts
    this.release = release
    this.problem = problem
  }
}
