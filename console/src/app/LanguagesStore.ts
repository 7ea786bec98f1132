import { type Client, type Language, startUpRetry } from '@heed/contracts'
import { makeObservable, observableRef, runInAction } from 'mobx'
import { compareTexts } from '../lib/formats.ts'
import type { KeepTrying } from './keepTrying.ts'

interface Options {
  client: Client
  keepTrying: KeepTrying
}

/** Every language the platform speaks. */
export class LanguagesStore {
  all: readonly Language[] = []
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    makeObservable(this, { all: observableRef })
  }

  /** 'Icelandic'; undefined for a language that the platform does not speak. */
  readonly spoken = (code: string): string | undefined =>
    this.all.find((language) => language.code === code)?.english_name

  /** 'Icelandic'; the code of a language that the platform does not speak. */
  readonly nameOf = (code: string): string => this.spoken(code) ?? code

  /** Some languages by their names, to choose from. */
  readonly choices = (codes: readonly string[]): { value: string; label: string }[] => {
    const names = new Map(this.all.map(({ code, english_name }) => [code, english_name]))
    return codes
      .map((code) => ({ value: code, label: names.get(code) ?? code }))
      .toSorted((one, other) => compareTexts(one.label, other.label))
  }

  /** Throws when the server does not answer after all tries. */
  async load(): Promise<void> {
    const { client, keepTrying } = this.options
    const { languages } = await keepTrying(() => client.branding.loadLanguages(), startUpRetry)
    runInAction(() => {
      this.all = languages
    })
  }
}
