import { makeObservable, observable, runInAction } from 'mobx'

/** The name of what is open, for the browser's tab: 'Ása Jónsdóttir'. Null: the name of the screen. */
export class TitleStore {
  own: string | null = null

  constructor() {
    makeObservable(this, { own: observable })
  }

  set(title: string | null): void {
    runInAction(() => {
      this.own = title
    })
  }
}
