import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { Mutation } from '../lib/Mutation.ts'

export interface Question {
  title: string
  /** Whose data it is about, where that is not what the page is about: the current company, or the partner account. */
  company?: string
  description: string
  /** What else it does, below the description; it may be known later. */
  readonly note?: string | undefined
  /** What it comes to for each that is changed, below the description. */
  figures?: readonly { label: string; value: string }[] | undefined
  /** What the confirming button says. */
  actionLabel: string
  /** What the way out says; "Cancel" without it. */
  cancelLabel?: string | undefined
  /** The `heed` line that does the same; null where nothing leaves this page. */
  command: string | null
  /** A sentence that must be ticked before it can be confirmed. */
  checkbox?: string
  danger?: boolean
  /** Done on confirming. A failure is shown in the dialog, which then stays open. */
  run: () => Promise<void> | void
  /** A third way beside yes and no, such as saving instead of discarding. */
  other?: { label: string; run: () => Promise<void> | void }
  /** Asked as the dialog opens: why there is nothing left to confirm, as after what somebody else did; null while there is. */
  inVain?: (() => Promise<string | null>) | undefined
  /** Called after a no. */
  onCancel?: (() => void) | undefined
}

/** The one confirmation dialog: asks, runs, closes (S0 section 4). */
export class ConfirmStore {
  /** The last question; it stays while the dialog fades. */
  question: Question | null = null
  isOpen: boolean = false
  /** What the confirming does; each question has its own, so that none waits for the one before. */
  private change = new Mutation()

  constructor() {
    makeObservable<this, 'change'>(this, {
      question: observableRef,
      isOpen: observable,
      change: observableRef,
      isRunning: computed,
      error: computed,
      ask: actionBound,
      cancel: actionBound,
      close: actionBound,
      withdraw: actionBound,
    })
  }

  get isRunning(): boolean {
    return this.change.pending
  }

  get error(): string | null {
    return this.change.failure?.text ?? null
  }

  ask(question: Question): void {
    this.question = question
    this.isOpen = true
    this.change = new Mutation()
  }

  /** Refused while the action runs: closing would not undo it. */
  cancel(): void {
    if (this.isRunning || !this.isOpen) return
    this.close()
    this.question?.onCancel?.()
  }

  /** Whoever was asked is gone; an action that runs goes on unseen. */
  close(): void {
    this.isOpen = false
  }

  /** Whoever asked is gone, and this question with them. */
  withdraw(question: Question): void {
    if (this.question === question) this.close()
  }

  async confirm(): Promise<void> {
    await this.carryOut(this.question?.run)
  }

  /** As `confirm`, by the third way. */
  async takeOther(): Promise<void> {
    await this.carryOut(this.question?.other?.run)
  }

  private async carryOut(run: Question['run'] | undefined): Promise<void> {
    const { question, change } = this
    if (!run || !this.isOpen) return
    await change.run(async () => {
      await run()
      if (question === this.question) this.close()
    })
  }
}
