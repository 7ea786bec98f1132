import { maxScoresByBehaviour, type PackageFormat, personalizedBlocks } from '@heed/contracts'
import type { AssessmentRow, TrainingRow } from '@heed/fixtures'
import {
  areaIn,
  courseWords,
  findSubject,
  getSubjectText,
  keyBehaviours,
  type LibraryQuestion,
  type LibrarySubject,
  learnerWord,
  questionIn,
  threatAreas,
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

const mastery = 0.8

export type Course = Pick<PackagedCampaign, 'language'> &
  (
    | { kind: 'training'; row: Pick<TrainingRow, 'uniqueId' | 'name' | 'subjects'> }
    | Pick<Extract<PackagedCampaign, { kind: 'assessment' }>, 'kind' | 'row'>
  )

export function courseData(campaign: Course, format: PackageFormat): CourseData {
  const { row, language } = campaign
  const common = { format, title: row.name, language, words: wordsIn(language) }
  return campaign.kind === 'training'
    ? { ...common, ...trainingData(campaign.row, language) }
    : { ...common, ...assessmentData(campaign.row, language) }
}

type Content = Pick<CourseData, 'mastery' | 'lessons' | 'scenarios' | 'threatAreas'>

export const getSubjects = ({ subjects }: Pick<TrainingRow, 'subjects'>): LibrarySubject[] =>
  subjects.flatMap((id) => findSubject(id) ?? [])

export const lessonPath = ({ id }: LibrarySubject, language: string): string =>
  `lessons/${id}/${language}.html`

function trainingData(row: Pick<TrainingRow, 'subjects'>, language: string): Content {
  const lessons = getSubjects(row).map((subject) => toCourseLesson(subject, language))
  const isAsked = lessons.some(({ quiz }) => quiz.length > 0)
  return { mastery: isAsked ? mastery : null, lessons, scenarios: [], threatAreas: [] }
}

function assessmentData(row: AssessmentRow, language: string): Content {
  const questions = getQuestions(row)
  const areas = new Set(questions.map(({ area }) => area))
  const own = threatAreas
    .filter(({ name }) => areas.has(name))
    .map((area) => ({ ...area, name: areaIn(area.name, language), description: '' }))
  const scenarios = questions.map((question) =>
    toCourseScenario(questionIn(question, language), row, language),
  )
  return { mastery: null, lessons: [], scenarios, threatAreas: own }
}

function toCourseLesson(subject: LibrarySubject, asked: string): CourseLesson {
  const { text, language } = getSubjectText(subject, asked)
  const quiz = createQuiz(text, subject.id).map(({ question, answers, right, why }, at) => ({
    id: `${subject.id}-${at + 1}`,
    question,
    options: answers.map((answer, place) => ({ id: letter(place), text: answer })),
    right: letter(right),
    why,
  }))
  const scenes = text.scenes.map(([heading, paragraph]) => ({ heading, text: paragraph }))
  return { title: text.title, page: lessonPath(subject, asked), language, scenes, quiz }
}

const letter = (place: number): string => String.fromCharCode(97 + place)

function toCourseScenario(
  { id, name, area, blocks }: LibraryQuestion,
  { personalizeData }: AssessmentRow,
  language: string,
): CourseScenario {
  const maxScores = maxScoresByBehaviour(blocks)
  return {
    id,
    name,
    area: areaIn(area, language),
    behaviours: keyBehaviours
      .filter(({ code }) => code in maxScores)
      .map(({ code, name: behaviour }) => ({ code, name: behaviour })),
    maxScoresByBehaviour: maxScores,
    blocks: personalizedBlocks(blocks, personalizeData),
  }
}

function wordsIn(language: string): CourseWords {
  const own = Object.entries(courseWords).map(([name, texts]) => [
    name,
    texts.get(language) ?? texts.get('en'),
  ])
  const shared = sharedWords.map((name) => [name, learnerWord(name, language)])
  return Object.fromEntries([...shared, ...own])
}
