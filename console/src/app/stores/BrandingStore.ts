import { type Branding, type Client, startUpRetry } from '@heed/contracts'
import { action, computed, makeObservable, observable } from 'mobx'
import { Resource } from '../../lib/requests/Resource.ts'
import type { RetryFunction } from '../keepTrying.ts'
import { saveAccount } from '../session/savedAccount.ts'

interface Options {
  client: Client
  keepTrying: RetryFunction
}

interface AccountBranding {
  partnerId: number
  brand: Branding
}

/** Parts of an account's brand that its own pages use. Excludes the help link, which is for customers. */
const BRAND_FIELDS = ['name', 'ui.logo', 'ui.colors.primary'] as const

/** The host's or company's brand; partner pages use the account's brand, never a customer's. */
export class BrandingStore {
  readonly answer = new Resource<Branding>()
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

  /** While the account's brand loads, shows the host's brand, never the last customer's brand. */
  get value(): Branding | null {
    if (this.partnerId === undefined) return this.answer.value ?? null
    const { partnerId, brand } = this.account.value ?? {}
    return (partnerId === this.partnerId ? brand : undefined) ?? this.host.value ?? null
  }

  get error(): string | undefined {
    return this.partnerId === undefined ? this.answer.error : this.host.error
  }

  get name(): string {
    return this.value?.name ?? 'Heed'
  }

  get supportEmail(): string {
    return this.value?.['contact.support'] ?? ''
  }

  /** Never rejects: failures are returned in `answer.error`. */
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
    if (companyId === null && this.answer.value) this.host.set(this.answer.value)
  }

  open(partnerId: number | undefined): Promise<void> {
    this.partnerId = partnerId
    if (partnerId !== undefined) saveAccount(partnerId)
    return this.account.value?.partnerId === partnerId ? Promise.resolve() : this.reloadAccount()
  }

  /** Starts before access is known, which saves the page a round trip. */
  loadAccount(partnerId: number): Promise<void> {
    const { client } = this.options
    return this.account.load(
      async (signal) => {
        const settingsRequest = client.partners.getSettings({ partnerId }, { signal })
        // Waits for the host's brand even if the account's brand fails, because start-up needs a brand.
        await Promise.allSettled([this.loadHost(), settingsRequest])
        const settings = await settingsRequest
        const accountBrand = BRAND_FIELDS.filter((key) => settings[key]).map((key) => [key, settings[key]])
        return { partnerId, brand: { ...this.host.value, ...Object.fromEntries(accountBrand) } }
      },
      `account ${String(partnerId)}`,
    )
  }

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
