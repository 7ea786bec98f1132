import { action, makeObservable, observable, observableRef, runInAction } from 'mobx'
import * as z from 'zod/mini'
import { readSavedValue, removeSavedValue, writeSavedValue } from '../../lib/storage/storage.ts'
import { removeSavedCompany, saveCompany } from './savedCompany.ts'

const ORIGINAL_SESSION_KEY = 'heed.own'

const OriginalSession = z.object({
  /** Token of the impersonated session: any other token ends the impersonation. */
  as: z.string(),
  token: z.string(),
  path: z.string(),
  companyId: z.nullable(z.number()),
})

type OriginalSession = z.infer<typeof OriginalSession>

const isOriginalSession = (value: unknown): value is OriginalSession =>
  OriginalSession.safeParse(value).success

function readOriginalSession(token: string | undefined): OriginalSession | null {
  const ownSession = readSavedValue(ORIGINAL_SESSION_KEY, isOriginalSession)
  return ownSession && ownSession.as === token ? ownSession : null
}

/** Returns false when storage is full or disabled. */
const saveOriginalSession = (ownSession: OriginalSession): boolean =>
  writeSavedValue(ORIGINAL_SESSION_KEY, ownSession)

const removeOriginalSession = (): void => removeSavedValue(ORIGINAL_SESSION_KEY)

type NavigateTo = (path: string) => void

type Session = {
  getCurrent: () => { token: string | undefined; companyId: number | null }
  enter: (token: string) => Promise<unknown>
  logOut: () => void
}

/** Impersonation (S0 section 6), across tabs and reloads. The person's own session is saved and restored later. */
export class ImpersonationStore {
  /** Session to return to; null when not impersonating. */
  own: OriginalSession | null
  /** Path to open after switching sessions. No page renders until then, because it would show the wrong session. */
  awaitedPath: string | null = null
  private readonly session: Session

  constructor(session: Session) {
    this.session = session
    this.own = readOriginalSession(session.getCurrent().token)
    makeObservable(this, { own: observableRef, awaitedPath: observable, arrive: action })
  }

  get isActive(): boolean {
    return this.own !== null
  }

  syncToken(token: string | undefined): void {
    runInAction(() => {
      this.own = readOriginalSession(token)
    })
  }

  /** Throws when the token is rejected, after restoring the person's own session. */
  async begin(
    actingToken: string,
    { path, home, go }: { path: string; home: string; go: NavigateTo },
  ): Promise<void> {
    const { token, companyId } = this.session.getCurrent()
    if (token === undefined) return
    if (!saveOriginalSession({ as: actingToken, token, path, companyId }))
      throw new Error('This browser blocks storage. Allow it, then try again.')
    // The company belongs to the person's own session; the impersonated session may not know it.
    removeSavedCompany()
    try {
      await this.change(actingToken, home, go)
    } catch (error) {
      await this.restoreOwnSession(go)
      throw error
    }
  }

  async end(go: NavigateTo): Promise<void> {
    if (this.isActive) this.session.logOut()
    await this.restoreOwnSession(go)
  }

  /** Returns true when the session that expired was the impersonated session. */
  handleExpiry(): boolean {
    if (!this.isActive) return false
    // A failure is reported when the person's own session ends.
    this.restoreOwnSession().catch(() => undefined)
    return true
  }

  releaseOwnSession(): string | undefined {
    const token = this.own?.token
    if (token !== undefined) removeOriginalSession()
    return token
  }

  private async restoreOwnSession(go?: NavigateTo): Promise<void> {
    const { own: ownSession } = this
    if (!ownSession) return
    removeOriginalSession()
    if (ownSession.companyId !== null) {
      for (const storageArea of ['browser', 'tab'] as const) saveCompany(ownSession.companyId, storageArea)
    }
    await this.change(ownSession.token, ownSession.path, go)
  }

  arrive(pathname: string): void {
    if (pathname === this.awaitedPath) this.awaitedPath = null
  }

  private async change(token: string, path: string, go: NavigateTo | undefined): Promise<void> {
    if (go) {
      runInAction(() => {
        this.awaitedPath = path.replace(/[?#].*$/, '')
      })
    }
    const signInPromise = this.session.enter(token)
    go?.(path)
    await signInPromise
  }
}
