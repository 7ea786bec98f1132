import { computeMaxScores, type PackageFormat, personalizeBlocks } from '@heed/contracts'
import type { AssessmentRow, TrainingRow } from '@heed/fixtures'
import {
  courseWords,
  findSubject,
  getLearnerWord,
  getSubjectText,
  keyBehaviours,
  type LibraryQuestion,
  type LibrarySubject,
  threatAreas,
  translateArea,
  translateQuestion,
} from '@heed/fixtures/library'
import {
  type CourseData,
  type CourseLesson,
  type CourseScenario,
  type CourseWords,
  sharedWords,
} from '../../player/course/CourseData.ts'
import { getQuestions } from '../domain/assessments/results/questions.ts'
import type { PackagedCampaign } from '../domain/packaged/packagedCampaigns.ts'
import { createQuiz } from '../learner/trainings/quiz.ts'

const masteryShare = 0.8

export type Course = Pick<PackagedCampaign, 'language'> &
  (
    | { kind: 'training'; row: Pick<TrainingRow, 'uniqueId' | 'name' | 'subjects'> }
    | Pick<Extract<PackagedCampaign, { kind: 'assessment' }>, 'kind' | 'row'>
  )

export function getCourseData(campaign: Course, format: PackageFormat): CourseData {
  const { row, language } = campaign
  const commonFields = { format, title: row.name, language, words: getCourseWords(language) }
  return campaign.kind === 'training'
    ? { ...commonFields, ...createTrainingData(campaign.row, language) }
    : { ...commonFields, ...createAssessmentData(campaign.row, language) }
}

type CourseContent = Pick<CourseData, 'mastery' | 'lessons' | 'scenarios' | 'threatAreas'>

export const getSubjects = ({ subjects }: Pick<TrainingRow, 'subjects'>): LibrarySubject[] =>
  subjects.flatMap((id) => findSubject(id) ?? [])

export const formatLessonPath = ({ id }: LibrarySubject, language: string): string =>
  `lessons/${id}/${language}.html`

function createTrainingData(row: Pick<TrainingRow, 'subjects'>, language: string): CourseContent {
  const lessons = getSubjects(row).map((subject) => toCourseLesson(subject, language))
  const hasQuiz = lessons.some(({ quiz }) => quiz.length > 0)
  return { mastery: hasQuiz ? masteryShare : null, lessons, scenarios: [], threatAreas: [] }
}

function createAssessmentData(row: AssessmentRow, language: string): CourseContent {
  const questions = getQuestions(row)
  const areas = new Set<string>(questions.map(({ area }) => area))
  const usedThreatAreas = threatAreas
    .filter(({ name }) => areas.has(name))
    .map((area) => ({ ...area, name: translateArea(area.name, language), description: '' }))
  const scenarios = questions.map((question) =>
    toCourseScenario(translateQuestion(question, language), row, language),
  )
  return { mastery: null, lessons: [], scenarios, threatAreas: usedThreatAreas }
}

function toCourseLesson(subject: LibrarySubject, requestedLanguage: string): CourseLesson {
  const { text, language } = getSubjectText(subject, requestedLanguage)
  const quiz = createQuiz(text, subject.id).map(
    ({ question, answers, correctIndex, explanation }, index) => ({
      id: `${subject.id}-${index + 1}`,
      question,
      options: answers.map((answer, answerIndex) => ({ id: toLetter(answerIndex), text: answer })),
      right: toLetter(correctIndex),
      why: explanation,
    }),
  )
  const scenes = text.scenes.map(([heading, paragraph]) => ({ heading, text: paragraph }))
  return { title: text.title, page: formatLessonPath(subject, requestedLanguage), language, scenes, quiz }
}

const toLetter = (position: number): string => String.fromCharCode(97 + position)

function toCourseScenario(
  { id, name, area, blocks }: LibraryQuestion,
  { personalizeData }: AssessmentRow,
  language: string,
): CourseScenario {
  const maxScores = computeMaxScores(blocks)
  return {
    id,
    name,
    area: translateArea(area, language),
    behaviours: keyBehaviours
      .filter(({ code }) => code in maxScores)
      .map(({ code, name: behaviour }) => ({ code, name: behaviour })),
    maxScoresByBehaviour: maxScores,
    blocks: personalizeBlocks(blocks, personalizeData),
  }
}

function getCourseWords(language: string): CourseWords {
  const courseEntries = Object.entries(courseWords).map(([name, translations]) => [
    name,
    translations.get(language) ?? translations.get('en'),
  ])
  const sharedEntries = sharedWords.map((name) => [name, getLearnerWord(name, language)])
  return Object.fromEntries([...sharedEntries, ...courseEntries])
}
