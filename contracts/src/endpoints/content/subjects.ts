import * as z from 'zod/mini'
import { ScormPackage } from '../../entities/content/scormPackage.ts'
import { Note, NoteContent, ScormInfo, Subject } from '../../entities/content/subject.ts'
import { Language } from '../../entities/language.ts'
import { Id, LanguageCode, Ok } from '../../entities/primitives.ts'
import { del, get, post } from '../declarations/declare.ts'

const Subjects = z.looseObject({ subjects: z.array(Subject) })
const notFoundFailures = { 404: 'There is no such subject' }

export const subjects = {
  listAll: get('/companies/:companyId/subjects/all', {
    summary: 'List subjects, marking those outside the plan',
    section: 'S1 section 7',
    who: 'viewer',
    answer: Subjects,
  }),
  listLatest: get('/companies/:companyId/subjects/latestSubjects', {
    summary: 'List the newest subjects, newest first',
    section: 'S2 section 2.7',
    who: 'viewer',
    answer: Subjects,
  }),
  listLanguages: get('/companies/:companyId/subjects/languages', {
    summary: 'List the languages in which at least one subject is complete',
    section: 'S1 section 7',
    who: 'viewer',
    answer: z.looseObject({ languages: z.array(Language) }),
  }),
  get: get('/companies/:companyId/subjects/:subjectId', {
    summary: 'Get a subject in full; incomplete languages use English texts',
    section: 'S2 section 7',
    who: 'viewer',
    query: { lang: z.optional(LanguageCode) },
    answer: Subject,
    failures: notFoundFailures,
  }),
  getScormInfo: get('/companies/:companyId/subjects/scormInfo', {
    summary: 'Get the launch data for previewing a packaged subject',
    section: 'S1 section 7',
    who: 'viewer',
    query: { subjectId: Id, lang: LanguageCode, preview: z.optional(z.enum(['0', '1'])) },
    answer: ScormInfo,
    failures: notFoundFailures,
  }),
  getScorm: get('/companies/:companyId/subjects/scorm/:id', {
    summary: 'Get a packaged subject with its languages',
    section: 'S1 section 7',
    who: 'viewer',
    answer: ScormPackage,
    failures: notFoundFailures,
  }),
  saveNote: post('/companies/:companyId/subjects/:subjectId/notes', {
    summary: 'Add or change a note on a subject',
    section: 'S2 section 8',
    who: 'admin',
    body: z.object({ id: z.optional(Id), content: NoteContent }),
    answer: z.looseObject({ success: z.literal(true), note: Note }),
    failures: { 404: 'There is no such subject, or no such note' },
  }),
  deleteNote: del('/companies/:companyId/subjects/:subjectId/notes/:noteId', {
    summary: 'Delete a note',
    section: 'S2 section 8',
    who: 'admin',
    answer: Ok,
    failures: { 404: 'There is no such subject, or no such note' },
  }),
}
