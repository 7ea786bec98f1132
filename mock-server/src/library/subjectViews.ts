import { type Company, type Subject, subjectDisabled, subjectType } from '@heed/contracts'
import {
  answerTo,
  getSubjectText,
  keyBehaviours,
  type LibrarySubject,
  lessonTime,
  libraryLanguages,
  playingTime,
  timeline,
  titles,
} from '@heed/fixtures/library'
import { campaignKey } from '../domain/campaigns/findCampaign.ts'
import { playerAddress, thumbAddress } from '../world/addresses.ts'
import type { World } from '../world/World.ts'

export interface Reader {
  world: World
  origin: string
  company?: Company
}

export function subjectView(
  { world, origin, company }: Reader,
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
    duration: lessonTime(subject),
    thumb: thumbAddress(origin, subject.id),
    type: subject.type,
    languages: [...libraryLanguages],
    notes: company ? notesAt(world, company.company_id, subject.id) : [],
    questions_count: text.quiz.length,
    keyBehaviours: keyBehaviours
      .filter(({ code }) => subject.behaviours.some((own) => own === code))
      .map(({ id, name }) => ({ id, kbName: name })),
    disabled: company ? subjectDisabled(company, subject.id) : false,
    availableForBeta: subject.trial,
    numberOfDecisions: subject.type === subjectType.decision ? (text.decisions ?? []).length : null,
    episode_number: subject.id,
    video_id_jw: null,
  }
}

export function fullSubjectView(reader: Reader, subject: LibrarySubject, asked: string): Subject {
  const { text, language } = getSubjectText(subject, asked)
  const { world, origin, company } = reader
  return {
    ...subjectView(reader, subject, asked),
    trainings: company ? selectTrainings(world, company.company_id, subject.id) : [],
    questions: text.quiz.map(([question, right, wrong1, wrong2, wrong3, why]) => ({
      question,
      correct_answer: right,
      wrong_answer1: wrong1,
      wrong_answer2: wrong2,
      wrong_answer3: wrong3,
      why,
    })),
    content: { scenes: timeline(text), points: [...text.points] },
    video_decisions: subject.type === subjectType.decision ? [toDecisions(subject, asked)] : null,
    translations: titles(subject),
    language,
    player: playerAddress(origin, subject.id, asked),
  }
}

function toDecisions(
  subject: LibrarySubject,
  asked: string,
): NonNullable<Subject['video_decisions']>[number] {
  const { text } = getSubjectText(subject, asked)
  const scenes = timeline(text)
  const decisions = text.decisions ?? []
  const answer = answerTo(subject)
  return {
    decisions: decisions.map(({ after, question, options }) => ({
      at: scenes[after]?.to ?? 0,
      question,
      options: options.map(([option, why]) => ({ text: option, why })),
    })),
    answerSubjectId: answer.id,
    answerSubjectLength: playingTime(getSubjectText(answer, asked).text),
    correctPath: decisions.map(({ right }) => right),
  }
}

export const notesAt = (world: World, companyId: number, subjectId: number): Subject['notes'] =>
  world.library.notesOfCompany
    .of(companyId)
    .filter((note) => note.subjectId === subjectId)
    .map(({ id, content }) => ({ id, content }))

export const selectTrainings = (world: World, companyId: number, subjectId: number): Subject['trainings'] =>
  world.campaigns.trainingsOfCompany
    .of(companyId)
    .filter(({ subjects }) => subjects.includes(subjectId))
    .map((training) => ({ id: campaignKey(training), name: training.name }))
