import { type Branding, type Client, startUpRetry } from '@heed/contracts'
import { computed, makeObservable } from 'mobx'
import { Resource } from '../lib/Resource.ts'
import type { KeepTrying } from './keepTrying.ts'

interface Options {
  client: Client
  keepTrying: KeepTrying
}

/** How the product presents itself: the host's brand, or that of the current company. */
export class BrandingStore {
  readonly answer = new Resource<Branding>()
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    makeObservable(this, { value: computed, name: computed, supportEmail: computed })
  }

  get value(): Branding | null {
    return this.answer.value ?? null
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
}
