import { getSubjectText, type LibrarySubject, lessonTime, timeline } from '@heed/fixtures/library'
import { html, Markup } from '../../server/pages/html.ts'
import type { FileReply } from '../../server/writeFile.ts'
import { playerAddress, thumbAddress } from '../../world/addresses.ts'
import { createSay, formatLongDay, linkTo, type Page, type Say, type Surroundings } from '../learnerPage.ts'
import { type Choices, createQuiz, nameOfField } from './quiz.ts'

export interface LibraryLesson {
  id: number
  subject: LibrarySubject
  state: 'isNew' | 'isBegun' | 'isDone'
}

export interface PackageLesson {
  id: number
  own: { title: string; language: string; thumb: string | null }
  state: LibraryLesson['state']
  address: string | undefined
}

export type LessonShown = LibraryLesson | PackageLesson

export interface LessonsShown {
  around: Surroundings
  path: string
  name: string
  training: string
  introduction: Markup | undefined
  lessons: readonly LessonShown[]
  next: string | null
  certificate: ((zone: string) => Promise<FileReply>) | undefined
}

const getText = ({ around }: LessonsShown, { subject }: LibraryLesson) =>
  getSubjectText(subject, around.language)

const getTitle = (shown: LessonsShown, lesson: LessonShown): { title: string; language: string } => {
  if ('own' in lesson) return lesson.own
  const { text, language } = getText(shown, lesson)
  return { title: text.title, language }
}

const formatMinutes = (say: Say, { subject }: LibraryLesson): string =>
  say('minutes', { n: Math.max(1, Math.round(lessonTime(subject) / 60)) })

export function lessonsPage(shown: LessonsShown, finished: LessonShown | undefined): Page {
  const { around, path, lessons, training, introduction, next, name, certificate } = shown
  const say = createSay(around)
  const done = lessons.filter(({ state }) => state === 'isDone').length
  const first = lessons.find(({ state }) => state !== 'isDone')
  const hello = name === '' ? say('hello') : html`${say('hello')}, <span dir="auto">${name}</span>`
  const content = html`<p class="hello">${hello}</p><h1 dir="auto">${training}</h1>
${finished && html`<p class="notice good" role="status">${say('lessonDone', { title: getTitle(shown, finished).title })}</p>`}
${introduction && html`<div dir="auto">${introduction}</div>`}
${lessons.length === 0 && html`<p>${say('noneYet')}</p>`}
${lessons.length > 0 && overview(say, done, lessons.length)}
<ol class="lessons">${lessons.map((lesson) => lessonCard(shown, lesson, lesson === first))}</ol>
${lessons.length > 0 && !first && html`<p class="notice good">${say('allDone')}</p>`}
${certificate && html`<p><a class="button primary" data-zoned href="${linkTo(around, `${path}/certificate`)}">${say('certificate')}</a></p>`}
${next !== null && html`<p class="quiet">${say('next', { date: formatLongDay(around, next) })}</p>`}`
  return { title: training, content }
}

const overview = (say: Say, done: number, total: number): Markup =>
  html`<h2 id="lessons">${say('yourLessons')}</h2><div class="progress"><progress aria-labelledby="standing" max="${total}" value="${done}"></progress>
<span id="standing">${say('doneOf', { n: done, total })}</span></div>`

const marks = { isNew: '○', isBegun: '◐', isDone: '✓' }
const verbs = { isNew: 'start', isBegun: 'goOn', isDone: 'again' } as const

function lessonCard(shown: LessonsShown, lesson: LessonShown, isFirst: boolean): Markup {
  const { around, path } = shown
  const { id, state } = lesson
  const say = createSay(around)
  const { title, language } = getTitle(shown, lesson)
  const picture = 'own' in lesson ? lesson.own.thumb : thumbAddress(around.below, lesson.subject.id)
  return html`<li class="card"><div>${picture !== null && html`<img src="${picture}" alt="" width="400" height="300" loading="lazy">`}</div>
<div><h3 id="lesson-${id}" lang="${language}">${title}</h3>
<p class="quiet"><span class="state ${state}"><span aria-hidden="true">${marks[state]}</span> ${say(state)}</span> ${'subject' in lesson && formatMinutes(say, lesson)}</p></div>
<form method="post" action="${linkTo(around, `${path}/${id}`)}"><button${isFirst && new Markup(' class="primary"')} aria-describedby="lesson-${id}">${say(verbs[state])}</button></form></li>`
}

export function packagePage(
  { around, path }: LessonsShown,
  { own, address }: PackageLesson,
): Page | { goTo: string } {
  const say = createSay(around)
  if (address === undefined) return { goTo: linkTo(around, path) }
  const content = html`${backTo(around, path, say('allLessons'))}<h1 lang="${own.language}">${own.title}</h1>
<iframe class="player package" src="${address}" title="${own.title}" allow="autoplay; fullscreen"></iframe>
<p><a class="button" href="${linkTo(around, path)}">${say('allLessons')}</a></p>`
  return { title: own.title, content, frames: new URL(address).origin }
}

export function lessonPage(shown: LessonsShown, lesson: LibraryLesson): Page {
  const { around, path } = shown
  const say = createSay(around)
  const { text, language } = getText(shown, lesson)
  const address = playerAddress(around.below, lesson.subject.id, around.language)
  const questions = linkTo(around, `${path}/${lesson.id}/questions`)
  const read = timeline(text).map(({ heading, text: said }) => html`<h3>${heading}</h3><p>${said}</p>`)
  const content = html`${backTo(around, path, say('allLessons'))}<h1 lang="${language}">${text.title}</h1>
<p class="quiet">${say('howItGoes')} ${formatMinutes(say, lesson)}</p>
<iframe class="player" data-lesson="${lesson.subject.id}" src="${address}" title="${text.title}" allow="autoplay; fullscreen"></iframe>
<p class="notice good" role="status" data-seen="${say('seen')}"></p>
<p><a class="button" data-onward href="${questions}">${say('toQuestions')}</a></p>
<details><summary>${say('read')}</summary><div lang="${language}">${read}<ul>${text.points.map((point) => html`<li>${point}</li>`)}</ul></div></details>`
  return { title: text.title, content }
}

const backTo = (around: Surroundings, path: string, text: string): Markup =>
  html`<p><a class="back" href="${linkTo(around, path)}"><span aria-hidden="true">←</span> ${text}</a></p>`

export function questionsPage(shown: LessonsShown, lesson: LibraryLesson, said: Choices | undefined): Page {
  const { around, path } = shown
  const say = createSay(around)
  const { text, language } = getText(shown, lesson)
  const quiz = createQuiz(text, lesson.id)
  const isDone = lesson.state === 'isDone'
  const choices = isDone ? quiz.map(({ right }) => right) : (said ?? [])
  const isOpen = said?.some((chosen) => chosen === undefined) ?? false
  const notice = isOpen ? say('answerAll') : say('tryAgain')
  const fields = quiz.map(({ question, answers, right, why }, at) => {
    const chosen = choices[at]
    const verdict = chosen === undefined || (isOpen && !isDone) ? undefined : chosen === right
    const options = answers.map(
      (answer, place) =>
        html`<label class="option"><input type="radio" name="${nameOfField(at)}" value="${place}" required${checked(place === chosen)}${isDone && new Markup(' disabled')}> <span>${answer}</span></label>`,
    )
    return html`<fieldset lang="${language}"${verdict === false && new Markup(' class="wrong"')}><legend>${question}</legend>${options}${verdict !== undefined && verdictLine(around, verdict, why)}</fieldset>`
  })
  const form = html`<form method="post" action="${linkTo(around, `${path}/${lesson.id}/questions`)}">${fields}<p class="actions"><a class="button" href="${linkTo(around, `${path}/${lesson.id}`)}">${say('back')}</a><button class="primary">${say('check')}</button></p></form>`
  const content = html`${backTo(around, path, say('allLessons'))}<p class="quiet" lang="${language}">${text.title}</p><h1>${say('questions')}</h1>
${said && !isDone && html`<p class="notice bad" role="alert">${notice}</p>`}${isDone ? html`${fields}` : form}`
  return { title: say('questions'), content }
}

const checked = (isIt: boolean): Markup | false => isIt && new Markup(' checked')

function verdictLine(around: Surroundings, isRight: boolean, why: string): Markup {
  const say = createSay(around)
  const [mark, verdict] = isRight ? ['✓', say('right')] : ['✗', say('notRight')]
  return html`<p class="verdict"><strong lang="${around.language}"><span aria-hidden="true">${mark}</span> ${verdict}.</strong> ${isRight && why}</p>`
}
