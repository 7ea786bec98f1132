import { type Company, isSubjectDisabled, type Subject, subjectType } from '@heed/contracts'
import {
  computeLessonSeconds,
  computePlayingSeconds,
  createAnswerSubject,
  createTimeline,
  getSubjectText,
  keyBehaviours,
  type LibrarySubject,
  libraryLanguages,
  listTitleTranslations,
} from '@heed/fixtures/library'
import { formatCampaignKey } from '../domain/campaigns/findCampaign.ts'
import { formatPlayerAddress, formatThumbAddress } from '../world/addresses.ts'
import type { World } from '../world/World.ts'

export interface ContentContext {
  world: World
  origin: string
  company?: Company
}

export function toSubjectView(
  { world, origin, company }: ContentContext,
  subject: LibrarySubject,
  language = 'en',
): Subject {
  const { text } = getSubjectText(subject, language)
  return {
    id: subject.id,
    subject_id: subject.id,
    title: text.title,
    description: text.description,
    // Use one duration for all languages, so that cards, catalogue and preview agree.
    duration: computeLessonSeconds(subject),
    thumb: formatThumbAddress(origin, subject.id),
    type: subject.type,
    languages: [...libraryLanguages],
    notes: company ? listNotes(world, company.company_id, subject.id) : [],
    questions_count: text.quiz.length,
    keyBehaviours: keyBehaviours
      .filter(({ code }) => subject.behaviours.some((subjectBehaviour) => subjectBehaviour === code))
      .map(({ id, name }) => ({ id, kbName: name })),
    disabled: company ? isSubjectDisabled(company, subject.id) : false,
    availableForBeta: subject.trial,
    numberOfDecisions: subject.type === subjectType.decision ? (text.decisions ?? []).length : null,
    episode_number: subject.id,
    video_id_jw: null,
  }
}

export function toFullSubjectView(
  reader: ContentContext,
  subject: LibrarySubject,
  requestedLanguage: string,
): Subject {
  const { text, language } = getSubjectText(subject, requestedLanguage)
  const { world, origin, company } = reader
  return {
    ...toSubjectView(reader, subject, requestedLanguage),
    trainings: company ? selectTrainings(world, company.company_id, subject.id) : [],
    questions: text.quiz.map(([question, correctAnswer, wrong1, wrong2, wrong3, explanation]) => ({
      question,
      correct_answer: correctAnswer,
      wrong_answer1: wrong1,
      wrong_answer2: wrong2,
      wrong_answer3: wrong3,
      why: explanation,
    })),
    content: { scenes: createTimeline(text), points: [...text.points] },
    video_decisions: subject.type === subjectType.decision ? [toDecisions(subject, requestedLanguage)] : null,
    translations: listTitleTranslations(subject),
    language,
    player: formatPlayerAddress(origin, subject.id, requestedLanguage),
  }
}

function toDecisions(
  subject: LibrarySubject,
  requestedLanguage: string,
): NonNullable<Subject['video_decisions']>[number] {
  const { text } = getSubjectText(subject, requestedLanguage)
  const scenes = createTimeline(text)
  const decisions = text.decisions ?? []
  const answer = createAnswerSubject(subject)
  return {
    decisions: decisions.map(({ after, question, options }) => ({
      at: scenes[after]?.to ?? 0,
      question,
      options: options.map(([option, explanation]) => ({ text: option, why: explanation })),
    })),
    answerSubjectId: answer.id,
    answerSubjectLength: computePlayingSeconds(getSubjectText(answer, requestedLanguage).text),
    correctPath: decisions.map(({ right }) => right),
  }
}

export const listNotes = (world: World, companyId: number, subjectId: number): Subject['notes'] =>
  world.library.notesByCompany
    .get(companyId)
    .filter((note) => note.subjectId === subjectId)
    .map(({ id, content }) => ({ id, content }))

export const selectTrainings = (world: World, companyId: number, subjectId: number): Subject['trainings'] =>
  world.campaigns.trainingsByCompany
    .get(companyId)
    .filter(({ subjects }) => subjects.includes(subjectId))
    .map((training) => ({ id: formatCampaignKey(training), name: training.name }))
