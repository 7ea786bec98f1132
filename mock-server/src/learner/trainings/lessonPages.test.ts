import { companyIds } from '@heed/fixtures'
import { findSubject, getSubjectText, trainingTemplates } from '@heed/fixtures/library'
import { describe, expect, test } from 'vitest'
import { formatAccessLink } from '../../domain/trainings/delivery/accessLink.ts'
import { html } from '../../server/pages/html.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { createTranslator, type PageContext } from '../learnerPage.ts'
import {
  type LibraryLesson,
  type PageLesson,
  renderLessonPage,
  renderLessonsPage,
  type TrainingPageData,
} from './lessonPages.ts'
import { createQuiz } from './quiz.ts'

const pageContextStub: PageContext = {
  basePath: '',
  currentPath: '/training/key',
  language: 'en',
  chosenLanguage: undefined,
  company: undefined,
  logo: undefined,
  color: undefined,
  carriedQuery: {},
  footerNote: undefined,
}
const translate = createTranslator(pageContextStub)

function createLessons(...states: LibraryLesson['state'][]): LibraryLesson[] {
  return states.flatMap((state, at) => {
    const subject = findSubject(101 + 100 * at)
    return subject ? [{ id: at + 1, subject, state }] : []
  })
}

const pageDataStub: TrainingPageData = {
  pageContext: pageContextStub,
  path: '/training/key',
  name: 'Ása',
  training: 'Spring',
  introduction: undefined,
  lessons: [],
  next: null,
  certificate: undefined,
}

const renderPage = (own: Partial<TrainingPageData>, finished?: PageLesson): string =>
  renderLessonsPage({ ...pageDataStub, ...own }, finished).content.text

test("a lesson's page skips no heading level and marks its player's title with the lesson's language", () => {
  const [lesson] = createLessons('isNew')
  if (!lesson) throw new Error('There is no lesson')
  const pageContext = { ...pageContextStub, language: 'de' }
  const { text } = renderLessonPage({ ...pageDataStub, pageContext }, lesson).content
  expect(text.match(/<h\d/g)?.slice(0, 2)).toEqual(['<h1', '<h2'])
  expect(text).toMatch(/<iframe [^>]* lang="de"/)
})

describe('the training page', () => {
  test.each<[LibraryLesson['state'][], number[], boolean]>([
    [['isNew', 'isNew'], [1], false],
    [['isDone', 'isBegun', 'isNew'], [2], false],
    [['isNew', 'isDone'], [1], false],
    [['isDone', 'isDone'], [], true],
    [[], [], false],
  ])('with lessons %j highlights lesson %j and reports all as done: %s', (states, primary, isDone) => {
    const text = renderPage({ lessons: createLessons(...states) })
    const leading = [...text.matchAll(/class="primary" aria-describedby="lesson-(\d+)"/g)]
    expect(leading.map(([, id]) => Number(id))).toEqual(primary)
    expect(text.includes(translate('allDone'))).toBe(isDone)
    expect(text.includes(translate('noneYet'))).toBe(states.length === 0)
  })

  test('offers to start a new lesson, continue a started one, repeat a finished one', () => {
    const text = renderPage({ lessons: createLessons('isNew', 'isBegun', 'isDone') })
    const verbs = [...text.matchAll(/aria-describedby="lesson-\d+">([^<]+)<\/button>/g)].map(
      ([, verb]) => verb,
    )
    expect(verbs).toEqual([translate('start'), translate('goOn'), translate('again')])
    expect(text).toContain(translate('doneOf', { n: 1, total: 3 }))
  })

  test.each([
    [
      'the date of the next lessons',
      { next: '2026-03-02T09:00:00.000Z' },
      translate('next', { date: 'March 2, 2026' }),
    ],
    ['an introduction', { introduction: html`<p>Welcome</p>` }, '<p>Welcome</p>'],
    ['a certificate', { certificate: () => Promise.reject(new Error()) }, '/training/key/certificate'],
  ])('shows %s when available', (_, own, text) => {
    expect(renderPage(own)).toContain(text)
    expect(renderPage({})).not.toContain(text)
  })

  test('congratulates on the lesson just finished', () => {
    const lessons = createLessons('isDone', 'isDone')
    const [, last] = lessons
    const title = last && getSubjectText(last.subject, 'en').text.title
    const praise = translate('lessonDone', { title: title ?? 'None' })
    expect(renderPage({ lessons }, last)).toContain(praise)
    expect(renderPage({ lessons })).not.toContain(praise)
  })
})

async function startWithLesson() {
  const server = await startTestServer()
  const { world } = server.worlds.default
  const training = world.campaigns.trainings.get(companyIds.direct * 100 + 2)
  const lesson = world.campaigns.lessonsByTraining
    .get(training?.id ?? 0)
    .find(({ delivered }) => delivered !== null)
  if (!training || !lesson) throw new Error('No one has a lesson')
  const fresh = { ...lesson, viewed: null, answered: null, correct: 0, incorrect: 0 }
  world.campaigns.lessons.put(fresh)
  const link = formatAccessLink(world, training, lesson.employeeId)
  return {
    world,
    training,
    fresh,
    row: () => world.campaigns.lessons.get(lesson.id),
    page: async (path = '') => (await server.send(`${link}${path}`)).text,
    submit: async (fields: Record<string, string>) => {
      const { headers } = await server.send(`${link}/${fresh.id}/questions`, {
        method: 'POST',
        body: String(new URLSearchParams(fields)),
      })
      return (await server.send(`${headers.get('location')}&lang=en`)).text
    },
    post: (path: string, fields: Record<string, string> = {}) =>
      server.send(`${link}${path}`, { method: 'POST', body: String(new URLSearchParams(fields)) }),
  }
}

describe('a lesson', () => {
  test('counts no correct answers until all questions are answered correctly', async () => {
    const { post, row, fresh } = await startWithLesson()
    const quiz = createQuiz(findSubject(fresh.subjectId) ?? { quiz: [] }, fresh.id)
    const answers = quiz.map(({ correctIndex }, at) => [
      `q${at}`,
      String(at === 0 ? (correctIndex + 1) % 4 : correctIndex),
    ])
    await post(`/${fresh.id}/questions`, Object.fromEntries(answers))
    expect(quiz.length).toBeGreaterThan(1)
    expect(row()).toMatchObject({ correct: 0, incorrect: 1 })
  })

  test('marks unanswered questions, names the error in the title and focuses the first one', async () => {
    const { submit } = await startWithLesson()
    const text = await submit({ q0: '0' })
    expect(text).toContain(`<title>Error: ${translate('questions')}`)
    expect(text).not.toMatch(/name="q0"[^>]*aria-invalid/)
    expect(text).toMatch(
      /name="q1" value="0"[^>]* aria-invalid="true" aria-describedby="error-q1" autofocus>/,
    )
    expect(text).toMatch(/id="error-q1"[^>]*>Please answer this question\.</)
    expect(text.match(/ autofocus/g)).toHaveLength(1)
  })

  test('marks wrong answers, which their results describe, and focuses the first one', async () => {
    const { submit, fresh } = await startWithLesson()
    const quiz = createQuiz(findSubject(fresh.subjectId) ?? { quiz: [] }, fresh.id)
    const answers = quiz.map(({ correctIndex }, at) => [
      `q${at}`,
      String(at === 0 ? correctIndex : (correctIndex + 1) % 4),
    ])
    const text = await submit(Object.fromEntries(answers))
    expect(text).toContain(`<title>Error: ${translate('questions')}`)
    expect(text).not.toMatch(/name="q0"[^>]*aria-invalid/)
    expect(text).toMatch(/name="q1"[^>]* checked aria-invalid="true" aria-describedby="error-q1" autofocus>/)
    expect(text).toContain('<p class="verdict" id="error-q1">')
  })

  test("is unchanged when reopened, and congratulations appear only once it's finished", async () => {
    const { post, row, page, world, fresh } = await startWithLesson()
    const done = {
      ...fresh,
      viewed: '2026-01-20T09:00:00.000Z',
      answered: '2026-01-20T09:05:00.000Z',
      correct: 3,
    }
    world.campaigns.lessons.put(done)
    await post(`/${fresh.id}`)
    expect(row()).toEqual(done)
    expect(await page(`?done=${fresh.id}`)).toContain('role="status"')
    world.campaigns.lessons.put(fresh)
    expect(await page(`?done=${fresh.id}`)).not.toContain('role="status"')
  })

  test("appears with the training's introduction only while it is enabled", async () => {
    const { page, world, training } = await startWithLesson()
    const put = (introMessageEnabled: boolean) =>
      world.campaigns.trainings.put({
        ...training,
        introMessageEnabled,
        introduction: { message: 'Welcome to it' },
      })
    put(true)
    expect(await page()).toContain('Welcome to it')
    put(false)
    expect(await page()).not.toContain('Welcome to it')
  })
})

test('a demo lesson is finished only by correct answers and remains finished when reopened', async () => {
  const server = await startTestServer()
  const { world } = server.worlds.default
  const who = Buffer.from(JSON.stringify({ name: 'Ása' })).toString('base64url')
  const link = `/training/try-demo/${world.companies.get(companyIds.direct)?.uid}/${who}`
  const id = trainingTemplates[0]?.items[0] ?? 0
  const post = async (path: string, fields: Record<string, string> = {}) => {
    const body = String(new URLSearchParams(fields))
    const { headers } = await server.send(`${link}${path}`, { method: 'POST', body })
    return new URL(headers.get('location') ?? '', server.origin).searchParams.get('kept')
  }
  const quiz = createQuiz(findSubject(id) ?? { quiz: [] }, id)
  const answers = (shift: number) =>
    Object.fromEntries(quiz.map(({ correctIndex }, at) => [`q${at}`, String((correctIndex + shift) % 4)]))
  expect(await post(`/${id}`)).toBe(`${id}b`)
  expect(await post(`/${id}/questions?kept=${id}b`, answers(1))).toBe(`${id}b`)
  expect(await post(`/${id}/questions?kept=${id}b`, answers(0))).toBe(`${id}d`)
  expect(await post(`/${id}?kept=${id}d`)).toBe(`${id}d`)
})
