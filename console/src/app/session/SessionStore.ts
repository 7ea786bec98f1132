import {
  ApiError,
  type Client,
  type Company,
  canManageEmployees,
  getAccessLevel,
  hasAccessLevel,
  isCompanyAdmin,
  isPartnerAdmin,
  isPartnerFor,
  startUpRetry,
  type User,
} from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { toFailure } from '../../lib/requests/failure.ts'
import { TOKEN_KEY } from '../../lib/storage/savedToken.ts'
import {
  isString,
  readSavedValue,
  removeSavedValue,
  watchSavedValue,
  writeSavedValue,
} from '../../lib/storage/storage.ts'
import { ImpersonationStore } from './ImpersonationStore.ts'
import { SessionCompanies } from './SessionCompanies.ts'
import { readSavedCompanies, saveCompany } from './savedCompany.ts'
import type { Audience, SessionEnd, SessionOptions } from './sessionTypes.ts'

/** Partners and super admins may return to a company that they aren't a member of. */
async function findVisitedCompany(
  client: Client,
  ownIds: readonly number[],
  loadUser: () => Promise<User>,
): Promise<Company | null> {
  const [companyId] = readSavedCompanies()
  if (companyId === undefined || ownIds.includes(companyId)) return null
  try {
    const user = await loadUser()
    if (!isPartnerAdmin(user) && user.super_admin !== true) return null
    return await client.companies.get({ companyId })
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthorized') throw error
    return null
  }
}

const isNull = (value: unknown): value is null => value === null

export class SessionStore {
  token: string | undefined = readSavedValue(TOKEN_KEY, isString)
  readonly wasSignedOut = readSavedValue(TOKEN_KEY, isNull) === null
  user: User | null = null
  /** True while the person is loading: neither protected pages nor sign-in pages may be shown. */
  isSigningIn: boolean = false
  loadError: string | null = null
  end: SessionEnd | null = null
  readonly acting: ImpersonationStore
  private readonly sessionCompanies = new SessionCompanies()
  private person: Promise<User> | undefined
  private readonly options: SessionOptions

  constructor(options: SessionOptions) {
    this.options = options
    this.acting = new ImpersonationStore({
      getCurrent: () => this,
      enter: (token) => this.enter(token),
      logOut: () => this.logOut(),
    })
    makeObservable<this, 'renew'>(this, {
      token: observable,
      user: observableRef,
      isSigningIn: observable,
      loadError: observable,
      end: observable,
      hasSignedOut: computed,
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

  /** True after a deliberate sign-out: the next sign-in starts on the front page. */
  get hasSignedOut(): boolean {
    return this.end === 'left' || this.end === 'leftElsewhere'
  }

  get companies(): Company[] {
    return this.sessionCompanies.own
  }

  get company(): Company | null {
    return this.sessionCompanies.current
  }

  get companyId(): number | null {
    return this.sessionCompanies.currentId
  }

  get isAdmin(): boolean {
    return this.allows(isCompanyAdmin)
  }

  isAtLeast(audience: Audience, company = this.company): boolean {
    return audience === 'guest'
      ? !this.isSignedIn
      : hasAccessLevel(getAccessLevel(this.user, company), audience)
  }

  get mayManageUsers(): boolean {
    return this.allows(canManageEmployees)
  }

  get isPartner(): boolean {
    return this.user !== null && isPartnerAdmin(this.user)
  }

  /** Also true when impersonation began in a different browser. */
  get isActing(): boolean {
    return this.acting.isActive || this.user?.impersonator !== undefined
  }

  get isPartnerInside(): boolean {
    const isOwnCompany = this.companies.some(({ company_id: id }) => id === this.companyId)
    return this.allows(
      (user, company) => isPartnerFor(user, company) || (user.super_admin === true && !isOwnCompany),
    )
  }

  /** Returns false when the server rejects the token; throws when the result is unknown. */
  async enter(token: string): Promise<boolean> {
    if (token === this.token && this.isSignedIn) return true
    writeSavedValue(TOKEN_KEY, token)
    await this.take(token)
    return this.isSignedIn
  }

  async load(): Promise<void> {
    await this.admit()
  }

  /** Follows sign-ins and sign-outs in other tabs; returns a stop function. */
  followOtherTabs(): () => void {
    return watchSavedValue(TOKEN_KEY, (token) => {
      if (token === null) this.renew(undefined, 'leftElsewhere')
      else if (!isString(token)) this.expire()
      else if (token !== this.token) this.take(token).catch(() => undefined)
    })
  }

  private async take(token: string): Promise<void> {
    this.renew(token, null)
    const error = await this.admit()
    if (error && error.kind !== 'unauthorized') throw error
  }

  /** Returns the reason if the person was signed out rather than admitted. */
  private async admit(): Promise<ApiError | null> {
    const { token } = this
    if (!token) return null
    this.person = undefined
    runInAction(() => {
      this.isSigningIn = true
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
        // The token may have changed during the await.
        if (token === this.token || !this.token) this.isSigningIn = false
      })
    }
  }

  async loadCompanies(): Promise<void> {
    const { token } = this
    try {
      const { companies } = await this.options.client.companies.listMine()
      const companyIds = companies.map(({ company_id }) => company_id)
      const visitedCompany = await findVisitedCompany(this.options.client, companyIds, () => this.loadUser())
      // The session may have changed during the await.
      if (token !== this.token) return
      runInAction(() => {
        this.loadError = null
        this.sessionCompanies.take(companies, visitedCompany)
      })
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unauthorized') throw error
      runInAction(() => {
        this.loadError = toFailure(error).text
      })
    }
  }

  async reload(): Promise<void> {
    this.person = undefined
    const [user] = await Promise.all([this.loadUser(), this.loadCompanies()])
    this.meet(user)
  }

  async reloadCompany(): Promise<void> {
    if (this.companyId === null) return
    this.sessionCompanies.remember(await this.options.client.companies.get({ companyId: this.companyId }))
  }

  meet(user: User): void {
    if (user._id === this.user?._id) this.user = user
  }

  updateCompany(company: Company): void {
    this.sessionCompanies.updateCompany(company)
  }

  lose(companyId: number): void {
    this.sessionCompanies.lose(companyId)
  }

  async switchCompany(companyId: number): Promise<void> {
    if (!this.sessionCompanies.has(companyId)) {
      this.sessionCompanies.remember(await this.options.client.companies.get({ companyId }))
    }
    this.sessionCompanies.choose(companyId)
    saveCompany(companyId)
  }

  signOut(): void {
    if (this.token) this.logOut()
    const ownToken = this.acting.releaseOwnSession()
    if (ownToken !== undefined) {
      this.renew(ownToken, null)
      this.logOut()
    }
    // Null informs other tabs, even sleeping tabs, about the sign-out.
    writeSavedValue(TOKEN_KEY, null)
    this.renew(undefined, 'left')
  }

  expire(): void {
    if (!this.token || this.acting.handleExpiry()) return
    // A newer token may have been saved by another tab.
    if (readSavedValue(TOKEN_KEY, isString) === this.token) removeSavedValue(TOKEN_KEY)
    this.renew(undefined, 'expired')
  }

  private renew(token: string | undefined, end: SessionEnd | null): void {
    this.token = token
    this.acting.syncToken(token)
    this.end = end
    this.user = null
    this.loadError = null
    this.sessionCompanies.clear()
  }

  private logOut(): void {
    this.options.client.auth.logout().catch(() => undefined)
  }

  private allows(rule: (user: User, company: Company) => boolean): boolean {
    return this.user !== null && this.company !== null && rule(this.user, this.company)
  }

  /** Calls with one token share a single request. */
  private loadUser(): Promise<User> {
    const { client, keepTrying } = this.options
    this.person ??= keepTrying(() => client.auth.getCurrentUser(), startUpRetry)
    return this.person
  }
}
