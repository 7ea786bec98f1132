import {
  type CatalogEntry,
  type Category,
  defaultTranslation,
  type ResourceContent,
  type Subject,
  subjectType,
  trainingAvailable,
} from '@heed/contracts'
import type { ScormPackageRow } from '@heed/fixtures'
import { customContent, packageView } from './packageViews.ts'
import { notesAt, type Reader, trainingsWith } from './subjectViews.ts'

type OfCompany = Required<Reader>

/** A package that the company imported, as a subject. What nobody can read out of a zip, its length and its quiz, is 0. */
function ownSubjectView({ world, origin, company }: OfCompany, row: ScormPackageRow): Subject {
  const { id, name, thumb, languages, translations } = packageView(world, origin, row)
  return {
    id,
    subject_id: id,
    title: name,
    description: defaultTranslation(translations)?.description ?? '',
    duration: 0,
    thumb,
    type: subjectType.scorm,
    languages,
    notes: notesAt(world, company.company_id, id),
    questions_count: 0,
    keyBehaviours: [],
    disabled: !trainingAvailable(company),
    availableForBeta: true,
    numberOfDecisions: null,
    episode_number: null,
    video_id_jw: null,
  }
}

/** The same with what only one subject tells, in the language asked for where the package has it, else in its default one. */
export function fullOwnSubjectView(reader: OfCompany, row: ScormPackageRow, asked: string): Subject {
  const { world, origin, company } = reader
  const { translations } = packageView(world, origin, row)
  const spoken = translations.find(({ language }) => language === asked) ?? defaultTranslation(translations)
  return {
    ...ownSubjectView(reader, row),
    ...(spoken ? { title: spoken.name, description: spoken.description, language: spoken.language } : {}),
    trainings: trainingsWith(world, company.company_id, row.id),
    questions: [],
    content: null,
    video_decisions: null,
    translations: translations.map((one) => ({ language: one.language, title: one.name, complete: true })),
    player: null,
  }
}

const ownPackages = ({ world, company }: OfCompany): ScormPackageRow[] =>
  world.content.packagesOfCompany.of(company.company_id).toReversed()

/** The packages of a company as subjects, the newest first. */
export const ownSubjects = (reader: OfCompany): Subject[] =>
  ownPackages(reader).map((row) => ownSubjectView(reader, row))

/** The same as items of the content library. */
export const ownContent = (reader: OfCompany): ResourceContent[] =>
  ownPackages(reader).map((row, order) => {
    const subject = ownSubjectView(reader, row)
    return {
      ...subject,
      type: 'training',
      order,
      image: subject.thumb,
      tags: [customContent],
      subjectType: subject.type,
      translations: packageView(reader.world, reader.origin, row).translations.map(({ language, name }) => ({
        language,
        title: name,
      })),
    }
  })

/** The same as a category of the catalogue; none for a company that imported nothing. */
export function ownCategory(reader: OfCompany): Category[] {
  const subjects = ownSubjects(reader).map(
    ({ subject_id, title, description, duration, type, thumb }): CatalogEntry => ({
      category: customContent,
      title,
      description,
      subject_id,
      duration,
      type,
      thumb,
    }),
  )
  return subjects.length > 0 ? [{ name: customContent, subjects }] : []
}
