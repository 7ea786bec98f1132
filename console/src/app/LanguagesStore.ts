import { type Client, type Language, startUpRetry } from '@heed/contracts'
import { makeObservable, observableRef, runInAction } from 'mobx'
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

  /** 'Icelandic'; the code of a language that the platform does not speak. */
  readonly nameOf = (code: string): string =>
    this.all.find((language) => language.code === code)?.english_name ?? code

  /** Throws when the server does not answer after all tries. */
  async load(): Promise<void> {
    const { client, keepTrying } = this.options
    const { languages } = await keepTrying(() => client.branding.loadLanguages(), startUpRetry)
    runInAction(() => {
      this.all = languages
    })
  }
}
