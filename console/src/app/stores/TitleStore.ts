import { makeObservable, observable, runInAction } from 'mobx'

export class TitleStore {
  own: string | null = null
  hasError: boolean = false

  constructor() {
    makeObservable(this, { own: observable, hasError: observable })
  }

  setError(hasError: boolean): void {
    runInAction(() => {
      this.hasError = hasError
    })
  }

  set(title: string | null): void {
    runInAction(() => {
      this.own = title
    })
  }
}
