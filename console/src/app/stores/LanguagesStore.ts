import { type Client, type Language, startUpRetry } from '@heed/contracts'
import { makeObservable, observableRef, runInAction } from 'mobx'
import { compareTexts } from '../../lib/formats.ts'
import type { RetryFunction } from '../keepTrying.ts'

interface Options {
  client: Client
  keepTrying: RetryFunction
}

export class LanguagesStore {
  all: readonly Language[] = []
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    makeObservable(this, { all: observableRef })
  }

  readonly findName = (code: string): string | undefined =>
    this.all.find((language) => language.code === code)?.english_name

  readonly getName = (code: string): string => this.findName(code) ?? code

  readonly choices = (codes: readonly string[]): { value: string; label: string }[] => {
    const names = new Map(this.all.map(({ code, english_name }) => [code, english_name]))
    return codes
      .map((code) => ({ value: code, label: names.get(code) ?? code }))
      .toSorted((a, b) => compareTexts(a.label, b.label))
  }

  async load(): Promise<void> {
    const { client, keepTrying } = this.options
    const { languages } = await keepTrying(() => client.branding.loadLanguages(), startUpRetry)
    runInAction(() => {
      this.all = languages
    })
  }
}
