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
import { notesAt, type Reader, selectTrainings } from './subjectViews.ts'

type OfCompany = Required<Reader>

/** Length and quiz are 0, because a zip file doesn't contain them. */
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

export function fullOwnSubjectView(reader: OfCompany, row: ScormPackageRow, asked: string): Subject {
  const { world, origin, company } = reader
  const { translations } = packageView(world, origin, row)
  const spoken = translations.find(({ language }) => language === asked) ?? defaultTranslation(translations)
  return {
    ...ownSubjectView(reader, row),
    ...(spoken ? { title: spoken.name, description: spoken.description, language: spoken.language } : {}),
    trainings: selectTrainings(world, company.company_id, row.id),
    questions: [],
    content: null,
    video_decisions: null,
    translations: translations.map((one) => ({ language: one.language, title: one.name, complete: true })),
    player: null,
  }
}

const ownPackages = ({ world, company }: OfCompany): ScormPackageRow[] =>
  world.content.packagesOfCompany.of(company.company_id).toReversed()

export const ownSubjects = (reader: OfCompany): Subject[] =>
  ownPackages(reader).map((row) => ownSubjectView(reader, row))

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
