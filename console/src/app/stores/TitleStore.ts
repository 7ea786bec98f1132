import { makeObservable, observable, runInAction } from 'mobx'

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
