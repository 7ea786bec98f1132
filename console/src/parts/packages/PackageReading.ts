import type { Examination } from '@heed/contracts/rules/packages/examine'
import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { failureOf } from '../../lib/failure.ts'
import type { Examiner } from './examiner.ts'

/** A package that was chosen: what it is, what is wrong with it, and which file is sent. */
export class PackageReading {
  file: File | undefined = undefined
  /** How much of it is read, 0 to 1; undefined while none is read. */
  share: number | undefined = undefined
  examination: Examination | undefined = undefined
  /** Why it could not be read at all. */
  failure: string | undefined = undefined
  /** Whether what can be mended is mended, where the package would be taken without that. */
  wantsMending: boolean = true
  private readonly examine: Examiner
  private control: AbortController | undefined

  constructor(examine: Examiner) {
    this.examine = examine
    makeObservable<this, 'begin' | 'settle'>(this, {
      file: observableRef,
      share: observable,
      examination: observableRef,
      failure: observable,
      wantsMending: observable,
      mustBeMended: computed,
      isMended: computed,
      upload: computed,
      begin: action,
      settle: action,
      setMending: action,
      clear: actionBound,
    })
  }

  /** Some of what can be mended is what the package is refused for. */
  get mustBeMended(): boolean {
    return this.examination?.findings.some(({ isRefused, isMendable }) => isRefused && isMendable) ?? false
  }

  get isMended(): boolean {
    return this.examination?.mended !== undefined && (this.mustBeMended || this.wantsMending)
  }

  /** The file that is sent; undefined while there is none that can be. */
  get upload(): File | undefined {
    const { file, examination, isMended } = this
    if (!file || !examination?.facts) return undefined
    return isMended && examination.mended
      ? new File([examination.mended], file.name, { type: 'application/zip' })
      : file
  }

  /** Resolves to what the package is, or to undefined where it cannot be taken, or was let go meanwhile. */
  async choose(file: File): Promise<Examination | undefined> {
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
      this.settle(control, { share: undefined, failure: failureOf(thrown).text })
      return undefined
    }
  }

  setMending(wanted: boolean): void {
    this.wantsMending = wanted
  }

  /** Lets the file go, also while it is read. */
  clear(): void {
    this.control?.abort()
    this.control = undefined
    this.file = undefined
    this.share = undefined
    this.examination = undefined
    this.failure = undefined
    this.wantsMending = true
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
    found: Partial<Pick<this, 'share' | 'examination' | 'failure'>>,
  ): void {
    if (this.control !== control) return
    if (found.failure !== undefined) this.share = undefined
    Object.assign(this, found)
  }
}
