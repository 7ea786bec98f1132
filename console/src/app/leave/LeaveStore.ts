import { action, actionBound, computed, makeObservable, observable } from 'mobx'
import type { RootStore } from '../root/RootStore.ts'
import type { ConfirmRequest } from '../stores/ConfirmStore.ts'

export type LeaveOptions = {
  /** True for paths that can be opened without losing the input, such as a wizard's other steps. */
  keptAt?: ((pathname: string) => boolean) | undefined
  words?:
    | Partial<Pick<ConfirmRequest, 'title' | 'company' | 'description' | 'actionLabel' | 'cancelLabel'>>
    | undefined
  /** Action of the third button: saves, then leaves unless saving returns false. */
  save?: { label: string; run: () => Promise<unknown> } | undefined
}

/** Returns false when the person stayed on the page. */
type Proceed = () => unknown

export class LeaveStore {
  private readonly unsavedByOptions = observable.map<LeaveOptions, boolean>([], { deep: false })
  private readonly root: RootStore
  private currentPath: string = ''
  private pendingQuestion: { question: ConfirmRequest; unsaved: readonly LeaveOptions[] } | undefined

  constructor(root: RootStore) {
    this.root = root
    makeObservable<LeaveStore, 'mark'>(this, {
      hasUnsavedInput: computed,
      hold: actionBound,
      release: actionBound,
      setCurrentPath: actionBound,
      mark: action,
    })
  }

  get hasUnsavedInput(): boolean {
    return [...this.unsavedByOptions.values()].includes(true)
  }

  hold(options: LeaveOptions): void {
    this.unsavedByOptions.set(options, true)
  }

  release(options: LeaveOptions): void {
    this.unsavedByOptions.delete(options)
    const { pendingQuestion } = this
    if (pendingQuestion && !pendingQuestion.unsaved.some((item) => this.unsavedByOptions.has(item)))
      this.root.confirm.withdraw(pendingQuestion.question)
  }

  setCurrentPath(pathname: string): void {
    this.currentPath = pathname
    this.mark([...this.unsavedByOptions.keys()], true)
  }

  /** Changing only the query loses no input, unless the change closes a dialog. */
  listLostInputs(pathname: string, isClosing: boolean = false): LeaveOptions[] {
    return pathname === this.currentPath && !isClosing
      ? []
      : this.listUnsaved().filter(({ keptAt: keepsInputAt }) => keepsInputAt?.(pathname) !== true)
  }

  ask(proceed: Proceed, candidates: readonly LeaveOptions[] = this.listUnsaved(), onStay?: () => void): void {
    const typed = candidates.filter((item) => this.unsavedByOptions.get(item))
    const lastUnsaved = typed.at(-1)
    if (!lastUnsaved) {
      proceed()
      return
    }
    const { t } = this.root.environment.i18n
    const { words, save } = lastUnsaved
    const question: ConfirmRequest = {
      title: t('ui.discardTitle'),
      description: t('ui.discardText'),
      actionLabel: t('ui.discard'),
      cancelLabel: t('ui.keepEditing'),
      command: null,
      ...words,
      danger: true,
      run: () => this.proceedFrom(typed, proceed),
      ...(save && {
        other: {
          label: save.label,
          run: async () => {
            if ((await save.run()) === false) onStay?.()
            else await this.proceedFrom(typed, proceed)
          },
        },
      }),
      onCancel: onStay,
    }
    this.pendingQuestion = { question, unsaved: typed }
    this.root.confirm.ask(question)
  }

  private listUnsaved(): LeaveOptions[] {
    return [...this.unsavedByOptions.keys()].filter((item) => this.unsavedByOptions.get(item))
  }

  private async proceedFrom(unsaved: readonly LeaveOptions[], proceed: Proceed): Promise<void> {
    this.mark(unsaved, false)
    if ((await proceed()) === false) this.mark(unsaved, true)
  }

  private mark(items: readonly LeaveOptions[], isTyped: boolean): void {
    for (const item of items) if (this.unsavedByOptions.has(item)) this.unsavedByOptions.set(item, isTyped)
  }
}
