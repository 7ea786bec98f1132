import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx'

export interface Question {
  title: string
  description: string
  /** What the confirming button says. */
  actionLabel: string
  /** A sentence that must be ticked before it can be confirmed. */
  checkbox?: string
  danger?: boolean
  /** Done on confirming. A failure is shown in the dialog, which then stays open. */
  run: () => Promise<void> | void
}

/** The one confirmation dialog: asks, runs, closes (S0 section 4). */
export class ConfirmStore {
  /** The last question; it stays while the dialog fades. */
  question: Question | null = null
  isOpen: boolean = false
  isRunning: boolean = false
  error: string | null = null

  constructor() {
    makeObservable(this, {
      question: observableRef,
      isOpen: observable,
      isRunning: observable,
      error: observable,
      ask: actionBound,
      cancel: actionBound,
    })
  }

  ask(question: Question): void {
    this.question = question
    this.isOpen = true
    this.error = null
  }

  /** Refused while the action runs: closing would not undo it. */
  cancel(): void {
    if (!this.isRunning) this.isOpen = false
  }

  async confirm(): Promise<void> {
    const { question } = this
    if (!question || !this.isOpen || this.isRunning) return
    this.settle({ isRunning: true, isOpen: true, error: null })
    try {
      await question.run()
      this.settle({ isRunning: false, isOpen: false, error: null })
    } catch (failure) {
      const error = failure instanceof Error ? failure.message : String(failure)
      this.settle({ isRunning: false, isOpen: true, error })
    }
  }

  private settle(state: Pick<ConfirmStore, 'isRunning' | 'isOpen' | 'error'>): void {
    runInAction(() => Object.assign(this, state))
  }
}
