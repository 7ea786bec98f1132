import { action, actionBound, computed, makeObservable, observable } from 'mobx'
import type { Question } from '../ConfirmStore.ts'
import type { RootStore } from '../RootStore.ts'

/** Something typed that would be lost. */
export type Typed = {
  /** Addresses where it is still there, such as the other steps of its wizard. */
  keptAt?: ((pathname: string) => boolean) | undefined
  /** Own words of the question; what is left out says that changes are discarded. */
  words?:
    | Partial<Pick<Question, 'title' | 'company' | 'description' | 'actionLabel' | 'cancelLabel'>>
    | undefined
  /** A third way out: keeps it, such as in a draft, and then goes, unless it answers false. */
  save?: { label: string; run: () => Promise<unknown> } | undefined
}

/** Leaves. False says that it stayed after all, and what was typed with it. */
type Go = () => unknown

/**
 * Knows what is typed and not saved, and asks before it is lost: the one rule for pages, dialogs, the menu, Back,
 * reload and closing the tab. Lives as long as the app, made when something is first typed.
 */
export class LeaveStore {
  /** What is typed now; false while it was given up and is on its way out. */
  private readonly held = observable.map<Typed, boolean>([], { deep: false })
  private readonly root: RootStore
  private here: string = ''
  /** What is asked now, and about what. */
  private asked: { question: Question; typed: readonly Typed[] } | undefined

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

  /** Something is typed somewhere. */
  get isHeld(): boolean {
    return [...this.held.values()].includes(true)
  }

  hold(typed: Typed): void {
    this.held.set(typed, true)
  }

  /** It is saved, discarded, or its form is gone. */
  release(typed: Typed): void {
    this.held.delete(typed)
    const { asked } = this
    if (asked && !asked.typed.some((one) => this.held.has(one))) this.root.confirm.withdraw(asked.question)
  }

  /** An address is open: what is still typed there was not lost on the way, and is asked about again. */
  arrive(pathname: string): void {
    this.here = pathname
    this.mark([...this.held.keys()], true)
  }

  /** What another address would lose. A change of the query alone loses nothing, but where it closes a dialog. */
  lostAt(pathname: string, closes: boolean = false): Typed[] {
    return pathname === this.here && !closes
      ? []
      : this.all().filter(({ keptAt }) => keptAt?.(pathname) !== true)
  }

  /** Goes at once, or after the question when something of `lost` is still typed; `stay` is called after a no. */
  ask(go: Go, lost: readonly Typed[] = this.all(), stay?: () => void): void {
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

  private all(): Typed[] {
    return [...this.held.keys()].filter((typed) => this.held.get(typed))
  }

  private async goFrom(typed: readonly Typed[], go: Go): Promise<void> {
    this.mark(typed, false)
    if ((await go()) === false) this.mark(typed, true)
  }

  private mark(typed: readonly Typed[], isTyped: boolean): void {
    for (const one of typed) if (this.held.has(one)) this.held.set(one, isTyped)
  }
}
