import { subjectType } from '@heed/contracts'
import { type CompanyRow, languages } from '@heed/fixtures'
import { findSubject, type LibrarySubject, librarySubjects } from '@heed/fixtures/library'
import type { AreaHandlers } from '../../calls/handler.ts'
import { notFound } from '../../calls/refusal.ts'
import { fullOwnSubjectView, ownSubjects } from '../../library/ownSubjects.ts'
import { packageView } from '../../library/packageView.ts'
import { packageView as ownPackageView } from '../../library/packageViews.ts'
import { fullSubjectView, subjectView } from '../../library/subjectViews.ts'
import type { World } from '../../world/World.ts'
import { contentReader } from '../companies/view/contentReader.ts'
import { createLibraryPreview, createPreview, ownPackage } from './packagePreview.ts'

const latestCount = 6
const packaged: readonly number[] = [subjectType.scorm, subjectType.scormQuiz]

export const subjects: AreaHandlers<'subjects'> = {
  listAll(context) {
    const reader = contentReader(context)
    return {
      subjects: [...librarySubjects.map((subject) => subjectView(reader, subject)), ...ownSubjects(reader)],
    }
  },

  listLatest(context) {
    const reader = contentReader(context)
    const newest = librarySubjects.toSorted((one, other) => (other.id % 100) - (one.id % 100))
    return { subjects: newest.slice(0, latestCount).map((subject) => subjectView(reader, subject)) }
  },

  listLanguages: () => ({ languages: [...languages] }),

  get(context) {
    const { world, company, input } = context
    const reader = contentReader(context)
    const own = ownPackage(world, company, input.subjectId)
    if (own) return fullOwnSubjectView(reader, own, input.lang ?? company.language)
    return fullSubjectView(reader, getSubject(input.subjectId), input.lang ?? 'en')
  },

  getScormInfo({ world, company, input, caller, reach }) {
    const { person } = caller
    const own = ownPackage(world, company, input.subjectId)
    const preview = own
      ? createPreview({ world, reach, person }, own, input.lang)
      : createLibraryPreview(
          { world, reach, person: { ...person, companyId: company.id } },
          { subjectId: packagedSubject(input.subjectId).id, language: input.lang },
        )
    if (!preview) throw notFound('There is no such subject')
    return preview
  },

  getScorm({ world, company, input, origin }) {
    const own = ownPackage(world, company, input.id)
    return own ? ownPackageView(world, origin, own) : packageView(origin, packagedSubject(input.id))
  },

  saveNote({ world, company, input }) {
    const { subjectId } = input
    refuseMissingSubject(world, company, subjectId)
    const { notes } = world.library
    const id = input.id ?? world.nextId(notes)
    if (input.id !== undefined) refuseMissingNote(notes.get(input.id), company.id, subjectId)
    const note = notes.put({ id, companyId: company.id, subjectId, content: input.content })
    return { success: true, note: { id: note.id, content: note.content } }
  },

  deleteNote({ world, company, input }) {
    const { notes } = world.library
    refuseMissingSubject(world, company, input.subjectId)
    refuseMissingNote(notes.get(input.noteId), company.id, input.subjectId)
    notes.remove(input.noteId)
    return { success: true }
  },
}

function getSubject(id: number): LibrarySubject {
  const subject = findSubject(id)
  if (!subject) throw notFound('There is no such subject')
  return subject
}

function refuseMissingSubject(world: World, company: CompanyRow, subjectId: number): void {
  if (!ownPackage(world, company, subjectId)) getSubject(subjectId)
}

function packagedSubject(id: number): LibrarySubject {
  const subject = getSubject(id)
  if (!packaged.includes(subject.type)) throw notFound("The subject isn't a package")
  return subject
}

/** A note from a different company or subject is reported as missing. */
function refuseMissingNote(
  note: { companyId: number; subjectId: number } | undefined,
  companyId: number,
  subjectId: number,
): void {
  if (note?.companyId !== companyId || note.subjectId !== subjectId) throw notFound('There is no such note')
}
