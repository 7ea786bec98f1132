import { action, actionBound, computed, makeObservable, observable } from 'mobx'

/** What a bulk action sends: everything but the unchecked, or only the checked (S1 section 7). */
export type SelectionContext = { allSelected: boolean; checked: string[]; unChecked: string[] }

/** Rows chosen across pages, without having seen all of them. */
export class Selection {
  allSelected: boolean = false
  readonly checked = observable.set<string>()
  readonly unchecked = observable.set<string>()

  constructor() {
    makeObservable(this, {
      allSelected: observable,
      isEmpty: computed,
      context: computed,
      toggle: actionBound,
      toggleAll: actionBound,
      selectEverything: actionBound,
      narrow: action,
      restore: action,
      clear: actionBound,
    })
  }

  get isEmpty(): boolean {
    return !this.allSelected && this.checked.size === 0
  }

  get context(): SelectionContext {
    return { allSelected: this.allSelected, checked: [...this.checked], unChecked: [...this.unchecked] }
  }

  has(id: string): boolean {
    return this.allSelected ? !this.unchecked.has(id) : this.checked.has(id)
  }

  /** How many are chosen, out of all rows there are. */
  count(total: number): number {
    return this.allSelected ? total - this.unchecked.size : this.checked.size
  }

  /** Whether all `total` rows are chosen. Those ticked one by one are known only as far as they are `shown`. */
  isEverythingOf(shown: readonly string[], total: number): boolean {
    if (this.allSelected) return this.unchecked.size === 0
    return shown.length === total && this.checked.size === total && shown.every((id) => this.has(id))
  }

  toggle(id: string): void {
    const ids = this.allSelected ? this.unchecked : this.checked
    if (!ids.delete(id)) ids.add(id)
  }

  /** Chooses these rows, or lets them go when all of them are chosen already. */
  toggleAll(ids: readonly string[]): void {
    const target = !ids.every((id) => this.has(id))
    for (const id of ids) if (this.has(id) !== target) this.toggle(id)
  }

  selectEverything(): void {
    this.clear()
    this.allSelected = true
  }

  /** Chooses what was chosen before. */
  restore({ allSelected, checked, unChecked }: SelectionContext): void {
    this.allSelected = allSelected
    this.checked.replace(checked)
    this.unchecked.replace(unChecked)
  }

  /** Other rows are asked for: "all of them" would mean others now, rows ticked one by one are still meant. */
  narrow(): void {
    if (this.allSelected) this.clear()
  }

  clear(): void {
    this.allSelected = false
    this.checked.clear()
    this.unchecked.clear()
  }
}
