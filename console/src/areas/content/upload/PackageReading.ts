import type { PackageReport } from '@heed/contracts/rules/packages/examine'
import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { toFailure } from '../../../lib/requests/failure.ts'
import type { Examiner } from './examiner.ts'

export class PackageReading {
  file: File | undefined = undefined
  /** Progress from 0 to 1; undefined while no file is being read. */
  share: number | undefined = undefined
  examination: PackageReport | undefined = undefined
  failure: string | undefined = undefined
  wantsFixes: boolean = true
  private readonly examine: Examiner
  private control: AbortController | undefined

  constructor(examine: Examiner) {
    this.examine = examine
    makeObservable<this, 'begin' | 'settle'>(this, {
      file: observableRef,
      share: observable,
      examination: observableRef,
      failure: observable,
      wantsFixes: observable,
      mustBeFixed: computed,
      isFixed: computed,
      upload: computed,
      begin: action,
      settle: action,
      setFixing: action,
      clear: actionBound,
    })
  }

  get mustBeFixed(): boolean {
    return this.examination?.findings.some(({ isRefused, isMendable }) => isRefused && isMendable) ?? false
  }

  get isFixed(): boolean {
    return this.examination?.repaired !== undefined && (this.mustBeFixed || this.wantsFixes)
  }

  get upload(): File | undefined {
    const { file, examination, isFixed } = this
    if (!file || !examination?.facts) return undefined
    return isFixed && examination.repaired
      ? new File([examination.repaired], file.name, { type: 'application/zip' })
      : file
  }

  /** Resolves to undefined if the file is unusable or another file has been chosen since. */
  async choose(file: File): Promise<PackageReport | undefined> {
    const control = this.begin(file)
    if (!/\.zip$/i.test(file.name)) {
      this.settle(control, { failure: `"${file.name}" is not a .zip file` })
      return undefined
    }
    try {
      const examination = await this.examine(file, {
        signal: control.signal,
        onShare: (share) => this.settle(control, { share }),
      })
      this.settle(control, { share: undefined, examination })
      return this.control === control ? examination : undefined
    } catch (thrown) {
      this.settle(control, { share: undefined, failure: toFailure(thrown).text })
      return undefined
    }
  }

  setFixing(isEnabled: boolean): void {
    this.wantsFixes = isEnabled
  }

  clear(): void {
    this.control?.abort()
    this.control = undefined
    this.file = undefined
    this.share = undefined
    this.examination = undefined
    this.failure = undefined
    this.wantsFixes = true
  }

  private begin(file: File): AbortController {
    this.clear()
    this.control = new AbortController()
    this.file = file
    this.share = 0
    return this.control
  }

  private settle(
    control: AbortController,
    result: Partial<Pick<this, 'share' | 'examination' | 'failure'>>,
  ): void {
    if (this.control !== control) return
    if (result.failure !== undefined) this.share = undefined
    Object.assign(this, result)
  }
}
