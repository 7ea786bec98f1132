import { action, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { forgetOwnSession, keepOwnSession, type OwnSession, ownSessionOf } from './ownSession.ts'
import { forgetCompany, saveCompany } from './savedCompany.ts'

/** Opens a path. */
type Go = (path: string) => void

type Session = {
  /** Whose session it is now, and in which company. */
  here: () => { token: string | undefined; companyId: number | null }
  enter: (token: string) => Promise<unknown>
  /** Tells the server that the current session is over. */
  logOut: () => void
}

/**
 * Somebody of the super level acts as somebody else (S0 section 6), in all tabs and over a reload. The own session is kept
 * meanwhile; it goes on as soon as the other one ends, in whatever way.
 */
export class ActingStore {
  /** What is come back to; null for everybody who is themselves. */
  own: OwnSession | null
  /** The pathname that a change of the session leads to, until it is shown: no page is there in the wrong session. */
  awaited: string | null = null
  private readonly session: Session

  constructor(session: Session) {
    this.session = session
    this.own = ownSessionOf(session.here().token)
    makeObservable(this, { own: observableRef, awaited: observable, arrive: action })
  }

  get isOn(): boolean {
    return this.own !== null
  }

  /** Another session has begun, perhaps by another tab: it is acted in or not. */
  follow(token: string | undefined): void {
    runInAction(() => {
      this.own = ownSessionOf(token)
    })
  }

  /**
   * Goes on as the person of that token, on the front page; `path` is come back to. Throws when they cannot be entered: then
   * it is the own session again.
   */
  async begin(as: string, { path, home, go }: { path: string; home: string; go: Go }): Promise<void> {
    const { token, companyId } = this.session.here()
    if (token === undefined) return
    if (!keepOwnSession({ as, token, path, companyId })) throw new Error('The browser keeps nothing')
    // It is the company of the own session; the other one may not even know it.
    forgetCompany()
    try {
      await this.change(as, home, go)
    } catch (error) {
      await this.comeBack(go)
      throw error
    }
  }

  /** The other session ends, and the own one goes on where it was left. */
  async end(go: Go): Promise<void> {
    if (this.isOn) this.session.logOut()
    await this.comeBack(go)
  }

  /** True where the session that has expired was the other one: the own one goes on. */
  hasExpired(): boolean {
    if (!this.isOn) return false
    // Why the own one does not go on either is said by its own end.
    this.comeBack().catch(() => undefined)
    return true
  }

  /** Nothing is come back to any more; gives the token of what would have been. */
  giveUp(): string | undefined {
    const token = this.own?.token
    if (token !== undefined) forgetOwnSession()
    return token
  }

  private async comeBack(go?: Go): Promise<void> {
    const { own } = this
    if (!own) return
    forgetOwnSession()
    if (own.companyId !== null) {
      for (const place of ['browser', 'tab'] as const) saveCompany(own.companyId, place)
    }
    await this.change(own.token, own.path, go)
  }

  /** That path is shown. */
  arrive(pathname: string): void {
    if (pathname === this.awaited) this.awaited = null
  }

  private async change(token: string, path: string, go: Go | undefined): Promise<void> {
    if (go) {
      runInAction(() => {
        this.awaited = path.replace(/[?#].*$/, '')
      })
    }
    const entered = this.session.enter(token)
    go?.(path)
    await entered
  }
}
