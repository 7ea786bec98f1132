import {
  type Client,
  type Company,
  createLazyClient,
  getCompanyName,
  isAnonymous,
  type Transport,
} from '@heed/contracts'
import type { i18n } from 'i18next'
import { reaction } from 'mobx'
import type { Formats } from '../../lib/formats.ts'
import { areaLoaders } from '../calls.ts'
import type { Config } from '../config.ts'
import { createRetryFunction } from '../keepTrying.ts'
import type { LiveSocket } from '../live/LiveSocket.ts'
import { NoticesStore } from '../NoticesStore.ts'
import { parseAccountId } from '../session/parseAccountId.ts'
import { RightsCheck } from '../session/RightsCheck.ts'
import { SessionStore } from '../session/SessionStore.ts'
import { readSavedAccount } from '../session/savedAccount.ts'
import { getArrivalLink, parseSignInToken } from '../session/signInToken.ts'
import { AccountStores } from '../stores/AccountStores.ts'
import { BrandingStore } from '../stores/BrandingStore.ts'
import { CompanyStores } from '../stores/CompanyStores.ts'
import { ConfirmStore } from '../stores/ConfirmStore.ts'
import { DraftsStore } from '../stores/DraftsStore.ts'
import { HistoryStore } from '../stores/HistoryStore.ts'
import { LanguagesStore } from '../stores/LanguagesStore.ts'
import { LocaleStore } from '../stores/LocaleStore.ts'
import { ServerClock } from '../stores/ServerClock.ts'
import { TitleStore } from '../stores/TitleStore.ts'
import { StartUp } from './StartUp.ts'
import type { Services } from './services.ts'

export interface Environment {
  config: Config
  services: Services
  transport: Transport
  i18n: i18n
  now: () => Date
  timeZone: string
  sleep: (milliseconds: number) => Promise<void>
  random: () => number
  openSocket: (url: string) => LiveSocket
  requestId: () => string
  tab: string
  address: () => URL
  home: string
  leaveTo: (url: string) => void
}

export class RootStore {
  readonly environment: Environment
  readonly client: Client
  readonly clock: ServerClock
  readonly session: SessionStore
  readonly rights: RightsCheck
  readonly branding: BrandingStore
  readonly languages: LanguagesStore
  readonly locale: LocaleStore
  readonly startUp: StartUp
  readonly notices = new NoticesStore()
  readonly confirm = new ConfirmStore()
  readonly history = new HistoryStore()
  readonly title = new TitleStore()
  readonly drafts: DraftsStore
  private readonly areas = new Map<unknown, unknown>()
  private companyStores: CompanyStores | undefined
  private accountStores: AccountStores | undefined
  private readonly getArrivalUrl: () => string
  private firstPageRequest: Promise<void> | undefined
  private person: string | undefined

  constructor(environment: Environment) {
    this.environment = environment
    const { config, transport, requestId, address, sleep, i18n, now, timeZone } = environment
    this.clock = new ServerClock(now)
    this.drafts = new DraftsStore({
      tab: environment.tab,
      now: () => this.clock.now(),
      onTaken: () => {
        if (this.session.isSignedIn) this.notices.show('info', i18n.t('shell.earlier.taken'), 0)
      },
    })
    const client = createLazyClient(
      {
        baseUrl: config.apiUrl,
        fileUrl: environment.home,
        transport,
        requestId,
        noAnswer: () => i18n.t('ui.noAnswer'),
        identity: () => ({
          accountDomain: config.accountDomain ?? address().hostname,
          clientLocation: address().href,
          token: this.session.token,
        }),
        // A late response to a request with an older token must not end the new session.
        onUnauthorized: (_, token) => {
          if (token === this.session.token) this.session.expire()
        },
        onRefused: (...args) => void this.rights.handleRefusal(...args),
        onTime: (time) => this.clock.syncTo(time),
      },
      areaLoaders,
    )
    const getPath = () =>
      address()
        .href.slice(environment.home.length)
        .replace(/[?#].*/s, '')
    // Needed to start with the right brand: changing the colours later would repaint the page.
    this.getArrivalUrl = () => getArrivalLink(getPath(), address().search)
    const getArrivalPath = () => this.getArrivalUrl().replace(/[?#].*/s, '')
    const keepTrying = createRetryFunction(sleep, (error) => this.startUp.showRetryError(error))
    this.client = client
    this.session = new SessionStore({ client, keepTrying, keepToken: config.keepToken })
    this.rights = new RightsCheck({
      client,
      session: this.session,
      onChange: (company) => this.notifyRightsChange('info', 'rightsChanged', company),
      onLost: (company) => this.notifyRightsChange('warning', 'lostCompany', company),
    })
    this.branding = new BrandingStore({ client, keepTrying })
    this.languages = new LanguagesStore({ client, keepTrying })
    this.locale = new LocaleStore({ client, keepTrying, i18n, timeZone, available: config.locales })
    this.startUp = new StartUp({
      client,
      session: this.session,
      branding: this.branding,
      languages: this.languages,
      notices: this.notices,
      reportError: environment.services.reportError,
      account: () => parseAccountId(getArrivalPath(), this.session.user),
      getKnownAccount: () => {
        const id = readSavedAccount()
        return id === undefined
          ? undefined
          : parseAccountId(getArrivalPath(), { superForAccounts: [{ id, name: '' }] })
      },
      getSignInToken: () => parseSignInToken(getPath()),
    })
    reaction(
      () => this.session.companyId,
      (companyId) => {
        if (this.startUp.state === 'ready') void this.branding.load(companyId)
      },
    )
    // Once the company's tracking is anonymous, drops data that was loaded with people's names.
    reaction(
      () => this.session.company !== null && isAnonymous(this.session.company),
      (isHidden) => {
        if (isHidden) this.companyStores = undefined
      },
    )
    // If a person signs out elsewhere while this tab sleeps, the tab must drop that person's drafts.
    if (this.session.wasSignedOut) this.drafts.clear()
    reaction(
      () => this.session.user?._id,
      (person) => (person === undefined ? this.confirm.close() : this.receive(person)),
    )
    reaction(
      () => this.session.hasSignedOut,
      (hasLeft) => {
        if (hasLeft) this.clearPersonData()
      },
    )
  }

  /** Resolves when all first requests have been sent. */
  async start(): Promise<void> {
    void this.startUp.run()
    await this.startUp.firstRequestSent
    await this.firstPageRequest
  }

  get formats(): Formats {
    return this.locale.formats
  }

  get services(): Services {
    return this.environment.services
  }

  area<T>(Store: new (root: RootStore) => T): T {
    if (!this.areas.has(Store)) this.areas.set(Store, new Store(this))
    return this.areas.get(Store) as T
  }

  getCompanyStores(companyId: number): CompanyStores {
    if (this.companyStores?.companyId !== companyId) {
      // Seat counts are part of the company; if reloading fails, the old number stays.
      const onSeatsChange = () => void this.session.reloadCompany().catch(() => undefined)
      this.companyStores = new CompanyStores({ client: this.client, companyId, onSeats: onSeatsChange })
    }
    return this.companyStores
  }

  getAccountStores(partnerId: number): AccountStores {
    if (this.accountStores?.partnerId !== partnerId) {
      const { client, session } = this
      this.accountStores = new AccountStores({
        client,
        partnerId,
        onCompany: (company) => session.updateCompany(company),
        onCompanyGone: (companyId) => session.lose(companyId),
      })
    }
    return this.accountStores
  }

  private notifyRightsChange(
    tone: 'info' | 'warning',
    change: 'rightsChanged' | 'lostCompany',
    company: Company,
  ): void {
    const { i18n } = this.environment
    const unsavedInput = this.drafts.getTypedDrafts(company.company_id)
    const text = i18n.t(`shell.${change}`, { name: getCompanyName(company) })
    if (Object.keys(unsavedInput).length === 0) {
      this.notices.show(tone, text, 0)
      return
    }
    const save = () =>
      void import('./downloadTypedInput.ts').then(
        ({ downloadTypedInput }) => downloadTypedInput(this, company, unsavedInput),
        () => this.notices.show('error', i18n.t('ui.partNotFetched')),
      )
    const withdrawnText = i18n.t(`shell.withdrawn.${change}`)
    this.notices.show(tone, `${text} ${withdrawnText}`, 0, {
      label: i18n.t('shell.withdrawn.save'),
      run: save,
    })
  }

  private receive(person: string): void {
    if (this.person !== undefined && this.person !== person) this.clearPersonData()
    this.person = person
    this.drafts.setPerson(person)
    if (this.startUp.state === 'waiting')
      this.firstPageRequest = this.loadFirstPage(this.getArrivalUrl()).catch(() => undefined)
  }

  private async loadFirstPage(link: string): Promise<void> {
    const { askFirst } = await import('../shell/Shell.tsx')
    await askFirst(this, link)
  }

  /** Clears everything, because no typed or loaded data may reach the next person. */
  private clearPersonData(): void {
    this.drafts.clear()
    this.history.clear()
    this.companyStores = undefined
    this.accountStores = undefined
  }
}
