import { type Client, defaultRetry } from '@heed/contracts'
import type { i18n } from 'i18next'
import { makeObservable, observable, runInAction } from 'mobx'
import { type Formats, getFormats } from '../../lib/formats.ts'
import { getTextLanguages, loadLanguage } from '../../lib/texts.ts'
import type { RetryFunction } from '../keepTrying.ts'

interface Options {
  client: Client
  keepTrying: RetryFunction
  i18n: i18n
  timeZone: string
  available: readonly string[]
}

export class LocaleStore {
  formats: Formats
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    this.formats = getFormats(options.i18n.language, options.timeZone)
    makeObservable(this, { formats: observable })
  }

  /** Falls back to English when the texts can't be loaded (S0 section 8). */
  async use(preferredLanguages: readonly string[]): Promise<void> {
    const { i18n, available } = this.options
    const supportedCodes = new Set([...getTextLanguages(), ...available])
    const code =
      preferredLanguages.map((tag) => tag.split('-')[0] ?? tag).find((tag) => supportedCodes.has(tag)) ?? 'en'
    if (code === i18n.language) return
    try {
      await loadLanguage(code)
      if (available.includes(code) && code !== 'en') await this.fetch(code)
      await this.switchTo(code)
    } catch {
      await this.switchTo('en')
    }
  }

  /** The host's texts override the built-in texts. */
  private async fetch(code: string): Promise<void> {
    const { client, keepTrying, i18n } = this.options
    try {
      const loadLocale = () => client.branding.loadLocale({ code })
      const texts = await keepTrying(loadLocale, defaultRetry, ({ kind }) => kind === 'server')
      i18n.addResourceBundle(code, 'translation', texts, true, true)
    } catch (error) {
      if (!getTextLanguages().has(code)) throw error
    }
  }

  private async switchTo(code: string): Promise<void> {
    const { i18n, timeZone } = this.options
    await i18n.changeLanguage(code)
    runInAction(() => {
      this.formats = getFormats(code, timeZone)
    })
  }
}
