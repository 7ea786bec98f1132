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
import { customContent, toPackageView } from './packageViews.ts'
import { type ContentContext, listNotes, selectTrainings } from './subjectViews.ts'

type CompanyContentContext = Required<ContentContext>

/** Length and quiz are 0, because a zip file doesn't contain them. */
function toOwnSubjectView({ world, origin, company }: CompanyContentContext, row: ScormPackageRow): Subject {
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

export function toFullOwnSubjectView(
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
    ...toOwnSubjectView(reader, row),
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

const listOwnPackages = ({ world, company }: CompanyContentContext): ScormPackageRow[] =>
  world.content.packagesByCompany.get(company.company_id).toReversed()

export const listOwnSubjects = (reader: CompanyContentContext): Subject[] =>
  listOwnPackages(reader).map((row) => toOwnSubjectView(reader, row))

export const listOwnContent = (reader: CompanyContentContext): ResourceContent[] =>
  listOwnPackages(reader).map((row, order) => {
    const subject = toOwnSubjectView(reader, row)
    return {
      ...subject,
      type: 'training',
      order,
      image: subject.thumb,
      tags: [customContent],
      subjectType: subject.type,
      translations: toPackageView(reader.world, reader.origin, row).translations.map(
        ({ language, name }) => ({
          language,
          title: name,
        }),
      ),
    }
  })

export function listOwnCategories(reader: CompanyContentContext): Category[] {
  const subjects = listOwnSubjects(reader).map(
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
