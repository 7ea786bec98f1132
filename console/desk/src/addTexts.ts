import i18next from 'i18next'
import { loadTexts } from '../../src/lib/texts.ts'
import desk from './locales/en/desk.json' with { type: 'json' }

/** What the desk says, and what the parts of the console say in it; the console itself knows nothing of the former. */
export async function addTexts(): Promise<void> {
  i18next.addResourceBundle('en', 'translation', { desk }, true, false)
  await loadTexts('kit')
}
