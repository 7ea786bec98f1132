import i18next from 'i18next'
import { loadTexts } from '../../src/lib/texts.ts'
import desk from './locales/en/desk.json' with { type: 'json' }

export async function loadDeskTexts(): Promise<void> {
  i18next.addResourceBundle('en', 'translation', { desk }, true, false)
  await loadTexts('kit')
}
