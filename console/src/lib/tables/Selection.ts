import { action, actionBound, computed, makeObservable, observable } from 'mobx'

/** Either all rows except `unChecked`, or only `checked` (S1 section 7). */
export type SelectionContext = { allSelected: boolean; checked: string[]; unChecked: string[] }

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

  count(total: number): number {
    return this.allSelected ? total - this.unchecked.size : this.checked.size
  }

  coversAll(pageIds: readonly string[], total: number): boolean {
    if (this.allSelected) return this.unchecked.size === 0
    return pageIds.length === total && this.checked.size === total && pageIds.every((id) => this.has(id))
  }

  toggle(id: string): void {
    const ids = this.allSelected ? this.unchecked : this.checked
    if (!ids.delete(id)) ids.add(id)
  }

  toggleAll(ids: readonly string[]): void {
    const shouldSelect = !ids.every((id) => this.has(id))
    for (const id of ids) if (this.has(id) !== shouldSelect) this.toggle(id)
  }

  selectEverything(): void {
    this.clear()
    this.allSelected = true
  }

  restore({ allSelected, checked, unChecked }: SelectionContext): void {
    this.allSelected = allSelected
    this.checked.replace(checked)
    this.unchecked.replace(unChecked)
  }

  /** A new search changes which rows "all" means; individually selected rows stay selected. */
  narrow(): void {
    if (this.allSelected) this.clear()
  }

  clear(): void {
    this.allSelected = false
    this.checked.clear()
    this.unchecked.clear()
  }
}
