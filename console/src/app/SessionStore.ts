import {
  ApiError,
  atLeast,
  type Company,
  isAdminOf,
  isPartnerAdmin,
  isPartnerFor,
  mayManageUsers,
  startUpRetry,
  strengthOf,
  type User,
} from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { failureOf } from '../lib/failure.ts'
import { savedToken } from '../lib/savedToken.ts'
import { forget, isText, onSavedElsewhere, readSaved, save } from '../lib/storage.ts'
import { ActingStore } from './ActingStore.ts'
import { SessionCompanies } from './SessionCompanies.ts'
import { saveCompany } from './savedCompany.ts'
import type { Who } from './screen.ts'
import type { SessionEnd, SessionOptions } from './sessionTypes.ts'
import { visitedCompany } from './visitedCompany.ts'

const isNull = (value: unknown): value is null => value === null

/** Who is signed in, and in which company. */
export class SessionStore {
  token: string | undefined = readSaved(savedToken, isText)
  /** The person has left, in whichever tab, before this one began. */
  readonly wasLeft = readSaved(savedToken, isNull) === null
  user: User | null = null
  /** The person is being loaded: nothing protected and no sign-in page may show yet. */
  entering: boolean = false
  /** Why the companies could not be loaded. */
  loadError: string | null = null
  /** How the last session ended; null while there was none, or another one has begun. */
  end: SessionEnd | null = null
  readonly acting: ActingStore
  private readonly known = new SessionCompanies()
  private person: Promise<User> | undefined
  private readonly options: SessionOptions

  constructor(options: SessionOptions) {
    this.options = options
    this.acting = new ActingStore({
      here: () => this,
      enter: (token) => this.enter(token),
      logOut: () => this.logOut(),
    })
    makeObservable<this, 'renew'>(this, {
      token: observable,
      user: observableRef,
      entering: observable,
      loadError: observable,
      end: observable,
      hasLeft: computed,
      isSignedIn: computed,
      isAdmin: computed,
      isPartner: computed,
      isPartnerInside: computed,
      isActing: computed,
      mayManageUsers: computed,
      meet: action,
      renew: action,
    })
  }

  get isSignedIn(): boolean {
    return this.user !== null
  }

  /** Left by the person's own will: the next sign-in starts at the front door. */
  get hasLeft(): boolean {
    return this.end === 'left' || this.end === 'leftElsewhere'
  }

  /** The companies the person manages, as the server orders them. */
  get companies(): Company[] {
    return this.known.own
  }

  get company(): Company | null {
    return this.known.current
  }

  get companyId(): number | null {
    return this.known.currentId
  }

  get isAdmin(): boolean {
    return this.allows(isAdminOf)
  }

  /** Whether a screen for these is for this person too, in a company of theirs. */
  isAtLeast(who: Who, company = this.company): boolean {
    return who === 'guest' ? !this.isSignedIn : atLeast(strengthOf(this.user, company), who)
  }

  get mayManageUsers(): boolean {
    return this.allows(mayManageUsers)
  }

  get isPartner(): boolean {
    return this.user !== null && isPartnerAdmin(this.user)
  }

  /** Somebody of the super level is here as this person, whichever browser they began in. */
  get isActing(): boolean {
    return this.acting.isOn || this.user?.impersonator !== undefined
  }

  /** A partner, or the super level, working inside a company where every change hits somebody else's people. */
  get isPartnerInside(): boolean {
    const isOwn = this.companies.some(({ company_id: id }) => id === this.companyId)
    return this.allows(
      (user, company) => isPartnerFor(user, company) || (user.super_admin === true && !isOwn),
    )
  }

  /**
   * Keeps the token and loads whom it belongs to. False when the server does not accept it; throws when that could not
   * be found out.
   */
  async enter(token: string): Promise<boolean> {
    if (token === this.token && this.isSignedIn) return true
    save(savedToken, token)
    await this.take(token)
    return this.isSignedIn
  }

  /** Person and companies of the kept token; without a token nothing happens. Throws what cannot be healed. */
  async load(): Promise<void> {
    await this.admit()
  }

  /**
   * Goes along with the other tabs: who leaves there leaves here, whom the server no longer knows there is not known
   * here, who enters there enters here. Gives back how to stop.
   */
  follow(): () => void {
    return onSavedElsewhere(savedToken, (token) => {
      if (token === null) this.renew(undefined, 'leftElsewhere')
      else if (!isText(token)) this.expire()
      // Why it did not work is told by the tab in which the person enters.
      else if (token !== this.token) this.take(token).catch(() => undefined)
    })
  }

  private async take(token: string): Promise<void> {
    this.renew(token, null)
    const error = await this.admit()
    if (error && error.kind !== 'unauthorized') throw error
  }

  /** As `load`; gives back why the person was signed out instead. */
  private async admit(): Promise<ApiError | null> {
    const { token } = this
    if (!token) return null
    this.person = undefined
    runInAction(() => {
      this.entering = true
    })
    try {
      const [user] = await Promise.all([this.loadUser(), this.loadCompanies()])
      runInAction(() => {
        if (token === this.token) this.user = user
      })
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.kind !== 'unauthorized' && this.options.keepToken) throw error
      if (token === this.token) this.expire()
      return error
    } finally {
      runInAction(() => {
        // Another token that was taken meanwhile is still on its way in.
        if (token === this.token || !this.token) this.entering = false
      })
    }
  }

  /** The companies again, as after a failure; the chosen one stays. */
  async loadCompanies(): Promise<void> {
    const { token } = this
    try {
      const { companies } = await this.options.client.companies.listMine()
      const ids = companies.map(({ company_id }) => company_id)
      const visited = await visitedCompany(this.options.client, ids, () => this.loadUser())
      // Signed out, or somebody else, while the answer was on its way.
      if (token !== this.token) return
      runInAction(() => {
        this.loadError = null
        this.known.take(companies, visited)
      })
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unauthorized') throw error
      runInAction(() => {
        this.loadError = failureOf(error).text
      })
    }
  }

  /** Person and companies as the server has them now, as after a credit was used. */
  async reload(): Promise<void> {
    this.person = undefined
    const [user] = await Promise.all([this.loadUser(), this.loadCompanies()])
    this.meet(user)
  }

  /** The current company as the server has it now, as after an import. */
  async reloadCompany(): Promise<void> {
    if (this.companyId === null) return
    this.known.remember(await this.options.client.companies.get({ companyId: this.companyId }))
  }

  /** The person as the server has them now, as after they have changed their name. */
  meet(user: User): void {
    if (user._id === this.user?._id) this.user = user
  }

  /** What a page about a company that may not be the current one has heard of it. */
  hear(company: Company): void {
    this.known.hear(company)
  }

  /** A company is gone; who works in it works in the first one that is left. */
  lose(companyId: number): void {
    this.known.lose(companyId)
  }

  /** Makes a company the current one; one that is not among the person's is loaded first. */
  async switchCompany(companyId: number): Promise<void> {
    if (!this.known.has(companyId)) {
      this.known.remember(await this.options.client.companies.get({ companyId }))
    }
    this.known.choose(companyId)
    saveCompany(companyId)
  }

  /** Leaves by the person's own will; the server is told, and cannot stop it. */
  signOut(): void {
    if (this.token) this.logOut()
    const own = this.acting.giveUp()
    if (own !== undefined) {
      this.renew(own, null)
      this.logOut()
    }
    // By this other tabs, and those that sleep, tell that the person has left from a token that is no longer good.
    save(savedToken, null)
    this.renew(undefined, 'left')
  }

  /** The token is no longer accepted: signed out, to come back to the same place. */
  expire(): void {
    if (!this.token || this.acting.hasExpired()) return
    // Another tab may have saved a newer one already.
    if (readSaved(savedToken, isText) === this.token) forget(savedToken)
    this.renew(undefined, 'expired')
  }

  /** Another session or none; the saved company stays for the next time. */
  private renew(token: string | undefined, end: SessionEnd | null): void {
    this.token = token
    this.acting.follow(token)
    this.end = end
    this.user = null
    this.loadError = null
    this.known.clear()
  }

  private logOut(): void {
    this.options.client.auth.logout().catch(() => undefined)
  }

  private allows(rule: (user: User, company: Company) => boolean): boolean {
    return this.user !== null && this.company !== null && rule(this.user, this.company)
  }

  /** Asked for once per token, though two want to know. */
  private loadUser(): Promise<User> {
    const { client, keepTrying } = this.options
    this.person ??= keepTrying(() => client.auth.getCurrentUser(), startUpRetry)
    return this.person
  }
}
