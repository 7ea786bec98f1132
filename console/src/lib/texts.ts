import i18next from 'i18next'
import shell from '../locales/en/shell.json' with { type: 'json' }
import ui from '../locales/en/ui.json' with { type: 'json' }
import { textFiles } from './textFiles.ts'

export const firstTexts = { shell, ui }

const spoken = new Set(['en'])
/** English texts that come with the code that shows them. */
const bundled = ['inputs']
const asked = new Set([...Object.keys(firstTexts), ...bundled])
const loaded = new Set<string>()

export const getTextLanguages = (): ReadonlySet<string> =>
  new Set(['en', ...Object.keys(textFiles).map((path) => path.split('/').at(-2) ?? '')])

export async function loadTexts(...sections: readonly string[]): Promise<void> {
  for (const section of sections) asked.add(section)
  await loadAll(spoken, sections)
}

export async function loadLanguage(language: string): Promise<void> {
  spoken.add(language)
  try {
    await loadAll([language], asked)
  } catch (error) {
    spoken.delete(language)
    throw error
  }
}

async function loadAll(languages: Iterable<string>, sections: Iterable<string>): Promise<void> {
  const wanted = [...sections]
  await Promise.all([...languages].flatMap((language) => wanted.map((section) => load(language, section))))
}

async function load(language: string, section: string): Promise<void> {
  const path = `../locales/${language}/${section}.json`
  const fetch = textFiles[path]
  if (!fetch || loaded.has(path)) return
  add(language, section, await fetch())
  loaded.add(path)
}

/** Doesn't overwrite, because the host's texts have priority. */
function add(language: string, section: string, texts: unknown): void {
  i18next.addResourceBundle(language, 'translation', { [section]: texts }, true, false)
}

export const addEnglish = (section: string, texts: unknown): void => add('en', section, texts)
