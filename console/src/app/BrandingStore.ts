import { type Branding, type Client, startUpRetry } from '@heed/contracts'
import { action, computed, makeObservable, observable } from 'mobx'
import { Resource } from '../lib/Resource.ts'
import type { KeepTrying } from './keepTrying.ts'
import { saveAccount } from './savedAccount.ts'

interface Options {
  client: Client
  keepTrying: KeepTrying
}

interface AccountBranding {
  partnerId: number
  brand: Branding
}

/** What of its brand a partner account wears itself. Whom it asks for help is the host's: its own address is for its customers. */
const LOOKS = ['name', 'ui.logo', 'ui.colors.primary'] as const

/**
 * How the product presents itself: the host's brand, or that of the current company. A page about a partner account has that of
 * the account: what a customer looks like is seen inside of that customer only.
 */
export class BrandingStore {
  readonly answer = new Resource<Branding>()
  /** The account whose page is open. */
  partnerId: number | undefined = undefined
  private readonly account = new Resource<AccountBranding>()
  private readonly host = new Resource<Branding>()
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    makeObservable(this, {
      partnerId: observable,
      value: computed,
      name: computed,
      supportEmail: computed,
      open: action,
    })
  }

  /** While the account's own is on its way the page wears the host's: never that of the customer one was in. */
  get value(): Branding | null {
    if (this.partnerId === undefined) return this.answer.value ?? null
    const { partnerId, brand } = this.account.value ?? {}
    return (partnerId === this.partnerId ? brand : undefined) ?? this.host.value ?? null
  }

  /** Why there is none to show. */
  get error(): string | undefined {
    return this.partnerId === undefined ? this.answer.error : this.host.error
  }

  /** What the product calls itself. */
  get name(): string {
    return this.value?.name ?? 'Heed'
  }

  get supportEmail(): string {
    return this.value?.['contact.support'] ?? ''
  }

  /** The brand of a company, or of the host without one. A failure stays in `answer.error`. */
  async load(companyId: number | null): Promise<void> {
    const { client, keepTrying } = this.options
    await this.answer.load(
      (signal) =>
        keepTrying(
          () =>
            companyId === null
              ? client.branding.getGlobal({}, { signal })
              : client.branding.getForCompany({ companyId }, { signal }),
          startUpRetry,
        ),
      String(companyId),
    )
    // Who then signs in to an account page finds it there.
    if (companyId === null && this.answer.value) this.host.set(this.answer.value)
  }

  /** A page about that account is open, or one about none. */
  open(partnerId: number | undefined): Promise<void> {
    this.partnerId = partnerId
    if (partnerId !== undefined) saveAccount(partnerId)
    return this.account.value?.partnerId === partnerId ? Promise.resolve() : this.reloadAccount()
  }

  /**
   * Asks for the brand of an account before it is known that its page may be open: the page then need not wait for one
   * answer after the other.
   */
  loadAccount(partnerId: number): Promise<void> {
    const { client } = this.options
    return this.account.load(
      async (signal) => {
        const own = client.partners.getSettings({ partnerId }, { signal })
        // What is worn without it is waited for also where it is refused first: the start has no other one.
        await Promise.allSettled([this.loadHost(), own])
        const settings = await own
        const looks = LOOKS.filter((key) => settings[key]).map((key) => [key, settings[key]])
        return { partnerId, brand: { ...this.host.value, ...Object.fromEntries(looks) } }
      },
      `account ${String(partnerId)}`,
    )
  }

  /** The brand of the account whose page is open, as it is by now. */
  async reloadAccount(): Promise<void> {
    if (this.partnerId !== undefined) await this.loadAccount(this.partnerId)
  }

  private loadHost(): Promise<void> {
    const { client, keepTrying } = this.options
    if (this.host.value) return Promise.resolve()
    return this.host.load(
      (signal) => keepTrying(() => client.branding.getGlobal({}, { signal }), startUpRetry),
      'host',
    )
  }
}
