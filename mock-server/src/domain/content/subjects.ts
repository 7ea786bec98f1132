import { subjectType } from '@heed/contracts'
import { type CompanyRow, languages } from '@heed/fixtures'
import { findSubject, type LibrarySubject, librarySubjects } from '@heed/fixtures/library'
import type { AreaHandlers } from '../../calls/handler.ts'
import { createNotFoundError } from '../../calls/refusal.ts'
import { listCustomSubjects, toFullCustomSubjectView } from '../../library/ownSubjects.ts'
import { toLibraryPackageView } from '../../library/packageView.ts'
import { toPackageView as ownPackageView } from '../../library/packageViews.ts'
import { toFullSubjectView, toSubjectView } from '../../library/subjectViews.ts'
import type { World } from '../../world/World.ts'
import { createContentContext } from '../companies/view/contentReader.ts'
import { createLibraryPreview, createPreview, findCompanyPackage } from './packagePreview.ts'

const latestCount = 6
const packagedTypes: readonly number[] = [subjectType.scorm, subjectType.scormQuiz]

export const subjects: AreaHandlers<'subjects'> = {
  listAll(context) {
    const reader = createContentContext(context)
    return {
      subjects: [
        ...librarySubjects.map((subject) => toSubjectView(reader, subject)),
        ...listCustomSubjects(reader),
      ],
    }
  },

  listLatest(context) {
    const reader = createContentContext(context)
    const newestSubjects = librarySubjects.toSorted((a, b) => (b.id % 100) - (a.id % 100))
    return { subjects: newestSubjects.slice(0, latestCount).map((subject) => toSubjectView(reader, subject)) }
  },

  listLanguages: () => ({ languages: [...languages] }),

  get(context) {
    const { world, company, input } = context
    const reader = createContentContext(context)
    const companyPackage = findCompanyPackage(world, company, input.subjectId)
    if (companyPackage) return toFullCustomSubjectView(reader, companyPackage, input.lang ?? company.language)
    return toFullSubjectView(reader, getSubject(input.subjectId), input.lang ?? 'en')
  },

  getScormInfo({ world, company, input, caller, baseUrls }) {
    const { person } = caller
    const companyPackage = findCompanyPackage(world, company, input.subjectId)
    const preview = companyPackage
      ? createPreview({ world, baseUrls, person }, companyPackage, input.lang)
      : createLibraryPreview(
          { world, baseUrls, person: { ...person, companyId: company.id } },
          { subjectId: getPackagedSubject(input.subjectId).id, language: input.lang },
        )
    if (!preview) throw createNotFoundError('There is no such subject')
    return preview
  },

  getScorm({ world, company, input, origin }) {
    const companyPackage = findCompanyPackage(world, company, input.id)
    return companyPackage
      ? ownPackageView(world, origin, companyPackage)
      : toLibraryPackageView(origin, getPackagedSubject(input.id))
  },

  saveNote({ world, company, input }) {
    const { subjectId } = input
    rejectMissingSubject(world, company, subjectId)
    const { notes } = world.library
    const id = input.id ?? world.nextId(notes)
    if (input.id !== undefined) rejectMissingNote(notes.get(input.id), company.id, subjectId)
    const note = notes.put({ id, companyId: company.id, subjectId, content: input.content })
    return { success: true, note: { id: note.id, content: note.content } }
  },

  deleteNote({ world, company, input }) {
    const { notes } = world.library
    rejectMissingSubject(world, company, input.subjectId)
    rejectMissingNote(notes.get(input.noteId), company.id, input.subjectId)
    notes.remove(input.noteId)
    return { success: true }
  },
}

function getSubject(id: number): LibrarySubject {
  const subject = findSubject(id)
  if (!subject) throw createNotFoundError('There is no such subject')
  return subject
}

function rejectMissingSubject(world: World, company: CompanyRow, subjectId: number): void {
  if (!findCompanyPackage(world, company, subjectId)) getSubject(subjectId)
}

function getPackagedSubject(id: number): LibrarySubject {
  const subject = getSubject(id)
  if (!packagedTypes.includes(subject.type)) throw createNotFoundError("The subject isn't a package")
  return subject
}

/** A note from a different company or subject is reported as missing. */
function rejectMissingNote(
  note: { companyId: number; subjectId: number } | undefined,
  companyId: number,
  subjectId: number,
): void {
  if (note?.companyId !== companyId || note.subjectId !== subjectId)
    throw createNotFoundError('There is no such note')
}
