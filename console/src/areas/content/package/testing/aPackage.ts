import type { ScormPackage, ScormTranslation } from '@heed/contracts'

const translation = (id: number, language: string, name: string): ScormTranslation => ({
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
    translation(2, 'en', 'Clean desk'),
    translation(1, 'is', 'Hreint skrifborð'),
    translation(3, 'tlh', 'Say'),
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
  Array.from({ length: count }, (_, at) =>
    translation(at + 1, `a${String.fromCharCode(97 + at)}`, `Desk ${at + 1}`),
  )
