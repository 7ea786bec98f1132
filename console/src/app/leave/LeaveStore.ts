import { action, actionBound, computed, makeObservable, observable } from 'mobx'
import type { RootStore } from '../root/RootStore.ts'
import type { Question } from '../stores/ConfirmStore.ts'

export type LeaveOptions = {
  /** Addresses that don't lose the input, such as the wizard's remaining steps. */
  keptAt?: ((pathname: string) => boolean) | undefined
  words?:
    | Partial<Pick<Question, 'title' | 'company' | 'description' | 'actionLabel' | 'cancelLabel'>>
    | undefined
  /** Action of the third button: saves, then leaves unless saving returns false. */
  save?: { label: string; run: () => Promise<unknown> } | undefined
}

/** Returns false when the person stayed on the page. */
type Go = () => unknown

export class LeaveStore {
  private readonly held = observable.map<LeaveOptions, boolean>([], { deep: false })
  private readonly root: RootStore
  private here: string = ''
  private asked: { question: Question; typed: readonly LeaveOptions[] } | undefined

  constructor(root: RootStore) {
    this.root = root
    makeObservable<LeaveStore, 'mark'>(this, {
      isHeld: computed,
      hold: actionBound,
      release: actionBound,
      arrive: actionBound,
      mark: action,
    })
  }

  get isHeld(): boolean {
    return [...this.held.values()].includes(true)
  }

  hold(typed: LeaveOptions): void {
    this.held.set(typed, true)
  }

  release(typed: LeaveOptions): void {
    this.held.delete(typed)
    const { asked } = this
    if (asked && !asked.typed.some((one) => this.held.has(one))) this.root.confirm.withdraw(asked.question)
  }

  arrive(pathname: string): void {
    this.here = pathname
    this.mark([...this.held.keys()], true)
  }

  /** Changing only the query loses no input, unless the change closes a dialog. */
  lostAt(pathname: string, closes: boolean = false): LeaveOptions[] {
    return pathname === this.here && !closes
      ? []
      : this.all().filter(({ keptAt }) => keptAt?.(pathname) !== true)
  }

  ask(go: Go, lost: readonly LeaveOptions[] = this.all(), stay?: () => void): void {
    const typed = lost.filter((one) => this.held.get(one))
    const last = typed.at(-1)
    if (!last) {
      go()
      return
    }
    const { t } = this.root.environment.i18n
    const { words, save } = last
    const question: Question = {
      title: t('ui.discardTitle'),
      description: t('ui.discardText'),
      actionLabel: t('ui.discard'),
      cancelLabel: t('ui.keepEditing'),
      command: null,
      ...words,
      danger: true,
      run: () => this.goFrom(typed, go),
      ...(save && {
        other: {
          label: save.label,
          run: async () => {
            if ((await save.run()) === false) stay?.()
            else await this.goFrom(typed, go)
          },
        },
      }),
      onCancel: stay,
    }
    this.asked = { question, typed }
    this.root.confirm.ask(question)
  }

  private all(): LeaveOptions[] {
    return [...this.held.keys()].filter((typed) => this.held.get(typed))
  }

  private async goFrom(typed: readonly LeaveOptions[], go: Go): Promise<void> {
    this.mark(typed, false)
    if ((await go()) === false) this.mark(typed, true)
  }

  private mark(typed: readonly LeaveOptions[], isTyped: boolean): void {
    for (const one of typed) if (this.held.has(one)) this.held.set(one, isTyped)
  }
}
