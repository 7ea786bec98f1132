import { type Branding, type Client, startUpRetry } from '@heed/contracts'
import { action, computed, makeObservable, observable } from 'mobx'
import { Resource } from '../lib/Resource.ts'
import type { KeepTrying } from './keepTrying.ts'

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

  get value(): Branding | null {
    const { partnerId, brand } = this.account.value ?? {}
    return (partnerId === this.partnerId ? brand : undefined) ?? this.answer.value ?? null
  }

  /** What the product calls itself. */
  get name(): string {
    return this.value?.name ?? 'Heed'
  }

  get supportEmail(): string {
    return this.value?.['contact.support'] ?? ''
  }

  /** The brand of a company, or of the host without one. A failure stays in `answer.error`. */
  load(companyId: number | null): Promise<void> {
    const { client, keepTrying } = this.options
    return this.answer.load(
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
  }

  /** A page about that account is open, or one about none. */
  open(partnerId: number | undefined): Promise<void> {
    this.partnerId = partnerId
    return this.account.value?.partnerId === partnerId ? Promise.resolve() : this.reloadAccount()
  }

  /** The brand of the account whose page is open, as it is by now; while it is not known, that of the company stays. */
  async reloadAccount(): Promise<void> {
    const { client } = this.options
    const { partnerId } = this
    if (partnerId === undefined) return
    await this.account.load(
      async (signal) => {
        const [host, settings] = await Promise.all([
          client.branding.getGlobal({}, { signal }),
          client.partners.getSettings({ partnerId }, { signal }),
        ])
        const own = LOOKS.filter((key) => settings[key]).map((key) => [key, settings[key]])
        return { partnerId, brand: { ...host, ...Object.fromEntries(own) } }
      },
      `account ${String(partnerId)}`,
    )
  }
}
