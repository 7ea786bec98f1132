import type { ScormPackage, ScormTranslation } from '@heed/contracts'

const createTranslation = (id: number, language: string, name: string): ScormTranslation => ({
  id,
  uniqueId: 'cleandesk',
  subject_id: 90_001,
  language,
  name,
  description: 'What belongs in the drawer',
  created: '2026-01-15T09:00:00.000Z',
  thumb: null,
  tags: ['Custom Content'],
  filename: 'desk.zip',
  entryPoint: 'course/index%20a.html',
  version: 'SCORM 2004 3rd Edition',
  xapi: false,
})

export const aPackage = (
  translations = [
    createTranslation(2, 'en', 'Clean desk'),
    createTranslation(1, 'is', 'Hreint skrifborð'),
    createTranslation(3, 'tlh', 'Say'),
  ],
): ScormPackage => ({
  id: 90_001,
  uniqueId: 'cleandesk',
  subject_id: 90_001,
  name: 'Hreint skrifborð',
  created: '2026-01-15T09:00:00.000Z',
  thumb: null,
  tags: ['Custom Content'],
  languages: translations.map(({ language }) => language),
  translations,
})

export const makeTranslations = (count: number): ScormTranslation[] =>
  Array.from({ length: count }, (_, index) =>
    createTranslation(index + 1, `a${String.fromCharCode(97 + index)}`, `Desk ${index + 1}`),
  )
