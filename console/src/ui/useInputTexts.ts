import { useTranslation } from 'react-i18next'
import { addEnglish } from '../lib/texts.ts'
import inputs from '../locales/en/inputs.json' with { type: 'json' }

// No top-level await, because WebKit resolves `import()` of an awaiting module before that module has run.
addEnglish('inputs', inputs)

export const useInputTexts = () => useTranslation()
