import { canGiveCertificates, TimeZone } from '@heed/contracts'
import { makeDatedName } from '@heed/contracts/rules/fileName'
import { getCertificateText } from '@heed/contracts/rules/words/certificateTexts'
import { isDone, type LessonRow } from '@heed/fixtures'
import { findSubject, getSubjectText } from '@heed/fixtures/library'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createCertificate } from '../../domain/companies/brand/certificates.ts'
import { findLearner, getNextLessonsDate, type Learner } from '../../domain/trainings/taking/learner.ts'
import { recordLessonResult } from '../../domain/trainings/taking/recordLessonResult.ts'
import type { Worlds } from '../../server/worlds/Worlds.ts'
import type { World } from '../../world/World.ts'
import { formatLink, getPageContext, getQuery, type PageContext } from '../learnerPage.ts'
import { toDemoLinkRequest, toPersonalLinkRequest } from '../linkPace.ts'
import { renderMessage } from '../renderMessage.ts'
import { type LinkResult, type LinkRoute, serveAction, serveFile, servePage } from '../serveLearner.ts'
import type { TrainingSession } from './Classroom.ts'
import { createDemoTrainingSession } from './demoClassroom.ts'
import {
  type LibraryLesson,
  type PageLesson,
  renderLessonPage,
  renderLessonsPage,
  renderPackagePage,
  renderQuestionsPage,
} from './lessonPages.ts'
import {
  createBaseUrls,
  getPackageAddress,
  getPackageInfo,
  type LearnerSession,
  startPackage,
} from './packages.ts'
import { countWrong, createQuiz, formatChoices, parseChoiceText, parseFormChoices } from './quiz.ts'

export function serveTrainings(app: FastifyInstance, worlds: Worlds, contentPort: () => number): void {
  serveLessons(
    {
      app,
      worlds,
      toLinkRequest: toPersonalLinkRequest,
      find: (request) => findSessionByKey(worlds, request, contentPort),
    },
    '/training/:key',
  )
  serveLessons(
    {
      app,
      worlds,
      toLinkRequest: toDemoLinkRequest,
      find: (request) => createDemoTrainingSession(worlds, request),
    },
    '/training/try-demo/:uid/:who',
  )
}

function serveLessons(route: LinkRoute<TrainingSession>, root: string): void {
  servePage(route, root, (classroom, request) => {
    const finishedId = Number(getQuery(request).get('done') ?? Number.NaN)
    return renderLessonsPage(
      classroom,
      classroom.lessons.find(({ id, state }) => id === finishedId && state === 'isDone'),
    )
  })
  serveFile(route, `${root}/certificate`, ({ certificate }, request) => certificate?.(parseZone(request)))
  servePage(route, `${root}/:lesson`, (classroom) => {
    const { lesson } = classroom
    return (
      lesson && ('own' in lesson ? renderPackagePage(classroom, lesson) : renderLessonPage(classroom, lesson))
    )
  })
  servePage(route, `${root}/:lesson/questions`, (classroom, request) => {
    const { lesson } = classroom
    if (!lesson || 'own' in lesson) return undefined
    const choicesText = getQuery(request).get('said')
    const choices =
      choicesText === null ? undefined : parseChoiceText(createLessonQuiz(classroom, lesson), choicesText)
    return renderQuestionsPage(classroom, lesson, choices)
  })
  serveAction(route, `${root}/:lesson`, openLesson)
  serveAction(route, `${root}/:lesson/questions`, submitAnswers)
}

const createLessonQuiz = ({ pageContext }: TrainingSession, { id, subject }: LibraryLesson) =>
  createQuiz(getSubjectText(subject, pageContext.language).text, id)

/** Lessons start with this action, not with the emailed link, because mail filters follow links automatically. */
async function openLesson(classroom: TrainingSession): Promise<string | undefined> {
  const { path, lesson } = classroom
  return lesson && formatLink(await classroom.open(lesson), `${path}/${lesson.id}`)
}

/** Counts wrong answers until all questions are answered correctly; later answers are practice. */
async function submitAnswers(classroom: TrainingSession, form: URLSearchParams): Promise<string | undefined> {
  const { pageContext, path, lesson, record } = classroom
  if (!lesson || 'own' in lesson) return undefined
  const questions = createLessonQuiz(classroom, lesson)
  const choices = parseFormChoices(questions, form)
  const wrongCount = countWrong(questions, choices)
  const isComplete = choices.every((choice) => choice !== undefined)
  const counts = isComplete && lesson.state !== 'isDone'
  const nextContext = counts
    ? await record(lesson, { correct: wrongCount === 0 ? questions.length : 0, incorrect: wrongCount })
    : pageContext
  return wrongCount === 0
    ? formatLink(nextContext, path, { done: String(lesson.id) })
    : formatLink(nextContext, `${path}/${lesson.id}/questions`, { said: formatChoices(choices) })
}

function findSessionByKey(
  worlds: Worlds,
  request: FastifyRequest,
  contentPort: () => number,
): LinkResult<TrainingSession> {
  const liveWorld = worlds.getRequestedWorld(request.headers)
  const { key = '', lesson } = request.params as { key?: string; lesson?: string }
  if (!liveWorld) return { closed: 'notValid', pageContext: getPageContext(request, undefined) }
  const { world } = liveWorld
  const learnerResult = findLearner(world, key)
  const learnerContext = getPageContext(request, world, learnerResult.company)
  if ('closed' in learnerResult) return { closed: learnerResult.closed, pageContext: learnerContext }
  const learnerSession = {
    world,
    baseUrls: createBaseUrls(request, liveWorld, contentPort),
    learner: learnerResult,
  }
  const lessons = learnerResult.lessons.flatMap((row) => toPageLessons(learnerSession, row, learnerContext))
  const updateLesson = async (id: number, applyChange: (row: LessonRow) => void) => {
    const row = world.campaigns.lessons.get(id)
    if (row) applyChange(row)
    await liveWorld.commit('training page')
    return learnerContext
  }
  return {
    opened: {
      ...toLearnerData(learnerResult),
      pageContext: learnerContext,
      path: `/training/${key}`,
      lessons,
      certificate: createCertificateFetcher(world, learnerResult, learnerContext.language),
      lesson: lessons.find(({ id }) => String(id) === lesson),
      open: ({ id, state }) =>
        updateLesson(id, (row) => {
          startPackage(learnerSession, row, learnerContext.language)
          if (state !== 'isDone') recordLessonResult(world, row, { correct: 0, incorrect: 0 })
        }),
      record: ({ id }, quizResult) => updateLesson(id, (row) => recordLessonResult(world, row, quizResult)),
    },
  }
}

const toLearnerData = ({ training, employee }: Learner) => {
  const { name, introMessageEnabled, introduction } = training
  return {
    training: name,
    introduction: introMessageEnabled ? renderMessage(introduction.message) : undefined,
    name: employee.name,
    next: getNextLessonsDate(training),
  }
}

function parseZone(request: FastifyRequest): string {
  const parsedZone = TimeZone.safeParse(getQuery(request).get('zone'))
  return parsedZone.success ? parsedZone.data : 'UTC'
}

/** Undefined unless the training is completed and the company issues certificates (C-21). */
function createCertificateFetcher(
  world: World,
  { training, company, employee, completed }: Learner,
  language: string,
): TrainingSession['certificate'] {
  if (completed === null || !canGiveCertificates(company)) return undefined
  const nameParts = [getCertificateText('title', language), training.name, employee.name || employee.email]
  return async (zone) => ({
    name: makeDatedName(nameParts, new Date(completed), zone, 'pdf'),
    type: 'application/pdf',
    body: await createCertificate(world, company, {
      person: employee,
      training: training.name,
      language,
      issued: completed,
      zone,
    }),
  })
}

function toPageLessons(
  learnerSession: LearnerSession,
  row: LessonRow,
  pageContext: PageContext,
): PageLesson[] {
  const subject = findSubject(row.subjectId)
  const state = isDone(row) ? 'isDone' : row.viewed === null ? 'isNew' : 'isBegun'
  if (subject) return [{ id: row.id, subject, state }]
  const packageInfo = getPackageInfo(learnerSession.world, row, pageContext)
  return packageInfo
    ? [{ id: row.id, own: packageInfo, state, address: getPackageAddress(learnerSession, row) }]
    : []
}
