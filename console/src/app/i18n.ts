import { oneStop } from '@heed/contracts'
import i18next, { type FormatterModule, type i18n, type PostProcessorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { formatsOf } from '../lib/formats.ts'
import { firstTexts } from '../lib/texts.ts'

/** Numbers inside of texts have their groups without being asked. */
const grouping: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  // A number knows no zone, and to ask for that of the browser takes longer than all the rest.
  format: (value: unknown, _, language) =>
    typeof value === 'number' ? formatsOf(language ?? 'en', 'UTC').number(value) : (value as string),
}

/** A name may end in a full stop, and so does many a sentence that ends in a name. */
const stopping: PostProcessorModule = { type: 'postProcessor', name: 'oneStop', process: oneStop }

/** English is part of the program: no text has to be fetched before the first page. */
export async function startI18n(): Promise<i18n> {
  await i18next
    .use(initReactI18next)
    .use(grouping)
    .use(stopping)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      resources: { en: { translation: firstTexts } },
      interpolation: { escapeValue: false, alwaysFormat: true },
      postProcess: stopping.name,
    })
  return i18next
}
