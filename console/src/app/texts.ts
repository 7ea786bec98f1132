import i18next from 'i18next'
import shell from '../locales/en/shell.json' with { type: 'json' }
import ui from '../locales/en/ui.json' with { type: 'json' }

type Section = Record<string, unknown>

/** What is on the first page already; every other section comes with the area that shows it. */
export const firstTexts = { shell, ui }

const files = import.meta.glob<Section>(['../locales/*/*.json', '!../locales/en/{inputs,shell,ui}.json'], {
  import: 'default',
})

const loaded = new Set<string>()

/** Fetches sections of the texts, `locales/<language>/<section>.json`, in English and in the language in use. */
export async function loadTexts(...sections: readonly string[]): Promise<void> {
  const languages = new Set(['en', i18next.language])
  await Promise.all([...languages].flatMap((language) => sections.map((section) => load(language, section))))
}

async function load(language: string, section: string): Promise<void> {
  const path = `../locales/${language}/${section}.json`
  const fetch = files[path]
  if (!fetch || loaded.has(path)) return
  const texts = await fetch()
  i18next.addResourceBundle(language, 'translation', { [section]: texts }, true, true)
  loaded.add(path)
}
