import {
  type CatalogEntry,
  type Category,
  findDefaultTranslation,
  isTrainingAvailable,
  type ResourceContent,
  type Subject,
  subjectType,
} from '@heed/contracts'
import type { ScormPackageRow } from '@heed/fixtures'
import { customContentCategory, toPackageView } from './packageViews.ts'
import { type ContentContext, listNotes, selectTrainings } from './subjectViews.ts'

type CompanyContentContext = Required<ContentContext>

/** Length and quiz are 0, because a zip file doesn't contain them. */
function toCustomSubjectView(
  { world, origin, company }: CompanyContentContext,
  row: ScormPackageRow,
): Subject {
  const { id, name, thumb, languages, translations } = toPackageView(world, origin, row)
  return {
    id,
    subject_id: id,
    title: name,
    description: findDefaultTranslation(translations)?.description ?? '',
    duration: 0,
    thumb,
    type: subjectType.scorm,
    languages,
    notes: listNotes(world, company.company_id, id),
    questions_count: 0,
    keyBehaviours: [],
    disabled: !isTrainingAvailable(company),
    availableForBeta: true,
    numberOfDecisions: null,
    episode_number: null,
    video_id_jw: null,
  }
}

export function toFullCustomSubjectView(
  reader: CompanyContentContext,
  row: ScormPackageRow,
  requestedLanguage: string,
): Subject {
  const { world, origin, company } = reader
  const { translations } = toPackageView(world, origin, row)
  const translation =
    translations.find(({ language }) => language === requestedLanguage) ??
    findDefaultTranslation(translations)
  return {
    ...toCustomSubjectView(reader, row),
    ...(translation
      ? { title: translation.name, description: translation.description, language: translation.language }
      : {}),
    trainings: selectTrainings(world, company.company_id, row.id),
    questions: [],
    content: null,
    video_decisions: null,
    translations: translations.map((entry) => ({
      language: entry.language,
      title: entry.name,
      complete: true,
    })),
    player: null,
  }
}

const listCustomPackages = ({ world, company }: CompanyContentContext): ScormPackageRow[] =>
  world.content.packagesByCompany.get(company.company_id).toReversed()

export const listCustomSubjects = (reader: CompanyContentContext): Subject[] =>
  listCustomPackages(reader).map((row) => toCustomSubjectView(reader, row))

export const listCustomContent = (reader: CompanyContentContext): ResourceContent[] =>
  listCustomPackages(reader).map((row, order) => {
    const subject = toCustomSubjectView(reader, row)
    return {
      ...subject,
      type: 'training',
      order,
      image: subject.thumb,
      tags: [customContentCategory],
      subjectType: subject.type,
      translations: toPackageView(reader.world, reader.origin, row).translations.map(
        ({ language, name }) => ({
          language,
          title: name,
        }),
      ),
    }
  })

export function listCustomCategories(reader: CompanyContentContext): Category[] {
  const subjects = listCustomSubjects(reader).map(
    ({ subject_id, title, description, duration, type, thumb }): CatalogEntry => ({
      category: customContentCategory,
      title,
      description,
      subject_id,
      duration,
      type,
      thumb,
    }),
  )
  return subjects.length > 0 ? [{ name: customContentCategory, subjects }] : []
}
