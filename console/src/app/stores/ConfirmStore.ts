import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { Mutation } from '../../lib/requests/Mutation.ts'

export interface ConfirmRequest {
  title: string
  /** Set when the action affects a company or account other than the current page's. */
  company?: string
  description: string
  readonly note?: string | undefined
  figures?: readonly { label: string; value: string }[] | undefined
  actionLabel: string
  cancelLabel?: string | undefined
  /** Equivalent `heed` command; null when there is none. */
  command: string | null
  checkbox?: string
  danger?: boolean
  run: () => Promise<void> | void
  other?: { label: string; run: () => Promise<void> | void }
  /** Called on opening; returns the reason if there is nothing left to confirm, else null. */
  inVain?: (() => Promise<string | null>) | undefined
  onCancel?: (() => void) | undefined
}

export class ConfirmStore {
  question: ConfirmRequest | null = null
  isOpen: boolean = false
  /** Created for each question, so that no question waits for the previous one. */
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

  ask(question: ConfirmRequest): void {
    this.question = question
    this.isOpen = true
    this.change = new Mutation()
  }

  /** Ignored while the action runs, because closing wouldn't undo the action. */
  cancel(): void {
    if (this.isRunning || !this.isOpen) return
    this.close()
    this.question?.onCancel?.()
  }

  close(): void {
    this.isOpen = false
  }

  withdraw(question: ConfirmRequest): void {
    if (this.question === question) this.close()
  }

  async confirm(): Promise<void> {
    await this.runChange(this.question?.run)
  }

  async runOtherAction(): Promise<void> {
    await this.runChange(this.question?.other?.run)
  }

  private async runChange(run: ConfirmRequest['run'] | undefined): Promise<void> {
    const { question, change } = this
    if (!run || !this.isOpen) return
    await change.run(async () => {
      await run()
      if (question === this.question) this.close()
    })
  }
}
