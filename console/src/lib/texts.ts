import i18next from 'i18next'
import shell from '../locales/en/shell.json' with { type: 'json' }
import ui from '../locales/en/ui.json' with { type: 'json' }
import { textFiles } from './textFiles.ts'

export const firstTexts = { shell, ui }

const loadedLanguages = new Set(['en'])
/** Sections whose English texts are bundled with the code that shows them. */
const bundledSections = ['inputs']
const requestedSections = new Set([...Object.keys(firstTexts), ...bundledSections])
const loadedPaths = new Set<string>()

export const getTextLanguages = (): ReadonlySet<string> =>
  new Set(['en', ...Object.keys(textFiles).map((path) => path.split('/').at(-2) ?? '')])

export async function loadTexts(...sections: readonly string[]): Promise<void> {
  for (const section of sections) requestedSections.add(section)
  await loadSections(loadedLanguages, sections)
}

export async function loadLanguage(language: string): Promise<void> {
  loadedLanguages.add(language)
  try {
    await loadSections([language], requestedSections)
  } catch (error) {
    loadedLanguages.delete(language)
    throw error
  }
}

async function loadSections(languages: Iterable<string>, sections: Iterable<string>): Promise<void> {
  const sectionList = [...sections]
  await Promise.all(
    [...languages].flatMap((language) => sectionList.map((section) => loadSection(language, section))),
  )
}

async function loadSection(language: string, section: string): Promise<void> {
  const path = `../locales/${language}/${section}.json`
  const fetch = textFiles[path]
  if (!fetch || loadedPaths.has(path)) return
  addTexts(language, section, await fetch())
  loadedPaths.add(path)
}

/** Doesn't overwrite, because the host's texts have priority. */
function addTexts(language: string, section: string, texts: unknown): void {
  i18next.addResourceBundle(language, 'translation', { [section]: texts }, true, false)
}

export const addEnglishTexts = (section: string, texts: unknown): void => addTexts('en', section, texts)
