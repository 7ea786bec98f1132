import { givesCertificates, TimeZone } from '@heed/contracts'
import { datedName } from '@heed/contracts/rules/fileName'
import { certificateWord } from '@heed/contracts/rules/words/certificateWords'
import { isDone, type LessonRow } from '@heed/fixtures'
import { findSubject, getSubjectText } from '@heed/fixtures/library'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createCertificate } from '../../domain/companies/brand/certificates.ts'
import { findLearner, type Learner, nextLessons } from '../../domain/trainings/taking/learner.ts'
import { takeLesson } from '../../domain/trainings/taking/takeLesson.ts'
import type { Worlds } from '../../server/worlds/Worlds.ts'
import type { World } from '../../world/World.ts'
import { getQuery, getSurroundings, linkTo, type Surroundings } from '../learnerPage.ts'
import { toDemoLink, toOwnLink } from '../linkPace.ts'
import { renderMessage } from '../renderMessage.ts'
import { action, file, type LinkResult, type LinkRoute, page } from '../serveLearner.ts'
import type { Classroom } from './Classroom.ts'
import { demoClassroom } from './demoClassroom.ts'
import {
  type LessonShown,
  type LibraryLesson,
  lessonPage,
  lessonsPage,
  packagePage,
  questionsPage,
} from './lessonPages.ts'
import { addressOfPackage, createReach, type LearnerSession, packageShown, startPackage } from './packages.ts'
import { countWrong, createQuiz, formatChoices, parseChoices, readChoices } from './quiz.ts'

export function serveTrainings(app: FastifyInstance, worlds: Worlds, contentPort: () => number): void {
  serveLessons(
    { app, worlds, opening: toOwnLink, find: (request) => byKey(worlds, request, contentPort) },
    '/training/:key',
  )
  serveLessons(
    { app, worlds, opening: toDemoLink, find: (request) => demoClassroom(worlds, request) },
    '/training/try-demo/:uid/:who',
  )
}

function serveLessons(way: LinkRoute<Classroom>, root: string): void {
  page(way, root, (classroom, request) => {
    const done = Number(getQuery(request).get('done') ?? Number.NaN)
    return lessonsPage(
      classroom,
      classroom.lessons.find(({ id, state }) => id === done && state === 'isDone'),
    )
  })
  file(way, `${root}/certificate`, ({ certificate }, request) => certificate?.(parseZone(request)))
  page(way, `${root}/:lesson`, (classroom) => {
    const { lesson } = classroom
    return lesson && ('own' in lesson ? packagePage(classroom, lesson) : lessonPage(classroom, lesson))
  })
  page(way, `${root}/:lesson/questions`, (classroom, request) => {
    const { lesson } = classroom
    if (!lesson || 'own' in lesson) return undefined
    const said = getQuery(request).get('said')
    const choices = said === null ? undefined : readChoices(quiz(classroom, lesson), said)
    return questionsPage(classroom, lesson, choices)
  })
  action(way, `${root}/:lesson`, open)
  action(way, `${root}/:lesson/questions`, answer)
}

const quiz = ({ around }: Classroom, { id, subject }: LibraryLesson) =>
  createQuiz(getSubjectText(subject, around.language).text, id)

/** Only opening a lesson starts it, because mail filters follow links automatically. */
async function open(classroom: Classroom): Promise<string | undefined> {
  const { path, lesson } = classroom
  return lesson && linkTo(await classroom.open(lesson), `${path}/${lesson.id}`)
}

/** Counts wrong answers until all questions are answered correctly; later answers are practice. */
async function answer(classroom: Classroom, form: URLSearchParams): Promise<string | undefined> {
  const { around, path, lesson, record } = classroom
  if (!lesson || 'own' in lesson) return undefined
  const questions = quiz(classroom, lesson)
  const choices = parseChoices(questions, form)
  const wrong = countWrong(questions, choices)
  const isComplete = choices.every((choice) => choice !== undefined)
  const counts = isComplete && lesson.state !== 'isDone'
  const then = counts
    ? await record(lesson, { correct: wrong === 0 ? questions.length : 0, incorrect: wrong })
    : around
  return wrong === 0
    ? linkTo(then, path, { done: String(lesson.id) })
    : linkTo(then, `${path}/${lesson.id}/questions`, { said: formatChoices(choices) })
}

function byKey(worlds: Worlds, request: FastifyRequest, contentPort: () => number): LinkResult<Classroom> {
  const live = worlds.chosenBy(request.headers)
  const { key = '', lesson } = request.params as { key?: string; lesson?: string }
  if (!live) return { closed: 'notValid', around: getSurroundings(request, undefined) }
  const { world } = live
  const found = findLearner(world, key)
  const around = getSurroundings(request, world, found.company)
  if ('closed' in found) return { closed: found.closed, around }
  const taking = { world, reach: createReach(request, live, contentPort), learner: found }
  const lessons = found.lessons.flatMap((row) => lessonShown(taking, row, around))
  const change = async (id: number, act: (row: LessonRow) => void) => {
    const row = world.campaigns.lessons.get(id)
    if (row) act(row)
    await live.commit('training page')
    return around
  }
  return {
    opened: {
      ...shownTo(found),
      around,
      path: `/training/${key}`,
      lessons,
      certificate: certificateFor(world, found, around.language),
      lesson: lessons.find(({ id }) => String(id) === lesson),
      open: ({ id, state }) =>
        change(id, (row) => {
          startPackage(taking, row, around.language)
          if (state !== 'isDone') takeLesson(world, row, { correct: 0, incorrect: 0 })
        }),
      record: ({ id }, answered) => change(id, (row) => takeLesson(world, row, answered)),
    },
  }
}

const shownTo = ({ training, employee }: Learner) => {
  const { name, introMessageEnabled, introduction } = training
  return {
    training: name,
    introduction: introMessageEnabled ? renderMessage(introduction.message) : undefined,
    name: employee.name,
    next: nextLessons(training),
  }
}

function parseZone(request: FastifyRequest): string {
  const read = TimeZone.safeParse(getQuery(request).get('zone'))
  return read.success ? read.data : 'UTC'
}

/** For completed trainings, if the company issues certificates (C-21). */
function certificateFor(
  world: World,
  { training, company, employee, completed }: Learner,
  language: string,
): Classroom['certificate'] {
  if (completed === null || !givesCertificates(company)) return undefined
  const named = [certificateWord('title', language), training.name, employee.name || employee.email]
  return async (zone) => ({
    name: datedName(named, new Date(completed), zone, 'pdf'),
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

function lessonShown(taking: LearnerSession, row: LessonRow, around: Surroundings): LessonShown[] {
  const subject = findSubject(row.subjectId)
  const state = isDone(row) ? 'isDone' : row.viewed === null ? 'isNew' : 'isBegun'
  if (subject) return [{ id: row.id, subject, state }]
  const own = packageShown(taking.world, row, around)
  return own ? [{ id: row.id, own, state, address: addressOfPackage(taking, row) }] : []
}
