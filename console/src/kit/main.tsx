import '../lib/mobx.ts'
import i18n from 'i18next'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import en from '../locales/en.json' with { type: 'json' }
import { AppTheme } from '../ui/theme/AppTheme.tsx'
import { applySavedScheme } from '../ui/theme/scheme.ts'
import { KitPage } from './KitPage.tsx'

/** The kit by itself, without the app around it: /src/kit/ of the development server. */
applySavedScheme()
const translations = { en: { translation: en } }
await i18n.use(initReactI18next).init({
  lng: 'en',
  resources: translations,
  interpolation: { escapeValue: false },
})
const root = document.getElementById('root')
const brand = new URLSearchParams(location.search).get('primary') ?? undefined
if (root) {
  createRoot(root).render(
    <AppTheme primary={brand}>
      <MemoryRouter>
        <KitPage />
      </MemoryRouter>
    </AppTheme>,
  )
}
