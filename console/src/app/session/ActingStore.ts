import { action, makeObservable, observable, observableRef, runInAction } from 'mobx'
import * as z from 'zod/mini'
import { readSaved, removeSaved, writeSaved } from '../../lib/storage/storage.ts'
import { forgetCompany, saveCompany } from './savedCompany.ts'

const OWN = 'heed.own'

const OwnSession = z.object({
  /** Token of the impersonated session: any other token ends the impersonation. */
  as: z.string(),
  token: z.string(),
  path: z.string(),
  companyId: z.nullable(z.number()),
})

type OwnSession = z.infer<typeof OwnSession>

const isOwnSession = (value: unknown): value is OwnSession => OwnSession.safeParse(value).success

function readOwnSession(token: string | undefined): OwnSession | null {
  const own = readSaved(OWN, isOwnSession)
  return own && own.as === token ? own : null
}

/** Returns false when storage is full or disabled. */
const keepOwnSession = (own: OwnSession): boolean => writeSaved(OWN, own)

const forgetOwnSession = (): void => removeSaved(OWN)

type Go = (path: string) => void

type Session = {
  here: () => { token: string | undefined; companyId: number | null }
  enter: (token: string) => Promise<unknown>
  logOut: () => void
}

/** Impersonation (S0 section 6), across tabs and reloads. The person's own session is saved and continued later. */
export class ActingStore {
  /** Session to return to; null when not impersonating. */
  own: OwnSession | null
  /** Path to open after switching sessions: until it opens, no page renders with the wrong session. */
  awaited: string | null = null
  private readonly session: Session

  constructor(session: Session) {
    this.session = session
    this.own = readOwnSession(session.here().token)
    makeObservable(this, { own: observableRef, awaited: observable, arrive: action })
  }

  get isOn(): boolean {
    return this.own !== null
  }

  follow(token: string | undefined): void {
    runInAction(() => {
      this.own = readOwnSession(token)
    })
  }

  /** Throws when the token is rejected, after restoring the person's own session. */
  async begin(as: string, { path, home, go }: { path: string; home: string; go: Go }): Promise<void> {
    const { token, companyId } = this.session.here()
    if (token === undefined) return
    if (!keepOwnSession({ as, token, path, companyId }))
      throw new Error('This browser blocks storage. Allow it, then try again.')
    // The company belongs to the person's own session; the impersonated session may not know it.
    forgetCompany()
    try {
      await this.change(as, home, go)
    } catch (error) {
      await this.comeBack(go)
      throw error
    }
  }

  async end(go: Go): Promise<void> {
    if (this.isOn) this.session.logOut()
    await this.comeBack(go)
  }

  /** Returns true when the session that expired was the impersonated session. */
  hasExpired(): boolean {
    if (!this.isOn) return false
    // A failure is reported when the person's own session ends.
    this.comeBack().catch(() => undefined)
    return true
  }

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
