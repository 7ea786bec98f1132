import { type Client, defaultRetry } from '@heed/contracts'
import type { i18n } from 'i18next'
import type { KeepTrying } from './keepTrying.ts'

interface Options {
  client: Client
  keepTrying: KeepTrying
  i18n: i18n
  /** Languages whose texts lie on the web host. */
  available: readonly string[]
}

/** The language of the console's own texts; English is built in. */
export class LocaleStore {
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
  }

  /** Takes the first wanted language that the host has; stays English when its texts cannot be read (S0 section 8). */
  async use(wanted: readonly string[]): Promise<void> {
    const { client, keepTrying, i18n, available } = this.options
    const code = wanted.map((tag) => tag.split('-')[0] ?? tag).find((tag) => available.includes(tag)) ?? 'en'
    if (code === i18n.language) return
    try {
      const texts =
        code === 'en' ||
        (await keepTrying(
          () => client.branding.loadLocale({ code }),
          defaultRetry,
          ({ kind }) => kind === 'server',
        ))
      if (texts !== true) i18n.addResourceBundle(code, 'translation', texts)
      await i18n.changeLanguage(code)
    } catch {
      await i18n.changeLanguage('en')
    }
  }
}
