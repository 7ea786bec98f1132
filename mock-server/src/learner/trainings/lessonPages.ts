import {
  computeLessonSeconds,
  createTimeline,
  getSubjectText,
  type LibrarySubject,
} from '@heed/fixtures/library'
import { html, Markup } from '../../server/pages/html.ts'
import type { FileReply } from '../../server/writeFile.ts'
import { formatPlayerAddress, formatThumbAddress } from '../../world/addresses.ts'
import { type FieldError, renderErrorAttributes, renderFieldError } from '../fieldError.ts'
import {
  createTranslator,
  formatLink,
  formatLongDay,
  type Page,
  type PageContext,
  type Translate,
} from '../learnerPage.ts'
import { type Choices, createQuiz, formatFieldName, type QuizQuestion } from './quiz.ts'

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

export type PageLesson = LibraryLesson | PackageLesson

export interface TrainingPageData {
  pageContext: PageContext
  path: string
  name: string
  training: string
  introduction: Markup | undefined
  lessons: readonly PageLesson[]
  next: string | null
  certificate: ((zone: string) => Promise<FileReply>) | undefined
}

const getText = ({ pageContext }: TrainingPageData, { subject }: LibraryLesson) =>
  getSubjectText(subject, pageContext.language)

const getTitle = (data: TrainingPageData, lesson: PageLesson): { title: string; language: string } => {
  if ('own' in lesson) return lesson.own
  const { text, language } = getText(data, lesson)
  return { title: text.title, language }
}

const formatMinutes = (translate: Translate, { subject }: LibraryLesson): string =>
  translate('minutes', { n: Math.max(1, Math.round(computeLessonSeconds(subject) / 60)) })

export function renderLessonsPage(data: TrainingPageData, finishedLesson: PageLesson | undefined): Page {
  const { pageContext, path, lessons, training, introduction, next, name, certificate } = data
  const translate = createTranslator(pageContext)
  const doneCount = lessons.filter(({ state }) => state === 'isDone').length
  const nextLesson = lessons.find(({ state }) => state !== 'isDone')
  const greeting =
    name === '' ? translate('hello') : html`${translate('hello')}, <span dir="auto">${name}</span>`
  const content = html`<p class="hello">${greeting}</p><h1 dir="auto">${training}</h1>
${finishedLesson && html`<p class="notice good" role="status">${translate('lessonDone', { title: getTitle(data, finishedLesson).title })}</p>`}
${introduction && html`<div dir="auto">${introduction}</div>`}
${lessons.length === 0 && html`<p>${translate('noneYet')}</p>`}
${lessons.length > 0 && renderProgress(translate, doneCount, lessons.length)}
<ol class="lessons">${lessons.map((lesson) => renderLessonCard(data, lesson, lesson === nextLesson))}</ol>
${lessons.length > 0 && !nextLesson && html`<p class="notice good">${translate('allDone')}</p>`}
${certificate && html`<p><a class="button primary" data-zoned href="${formatLink(pageContext, `${path}/certificate`)}">${translate('certificate')}</a></p>`}
${next !== null && html`<p class="quiet">${translate('next', { date: formatLongDay(pageContext, next) })}</p>`}`
  return { title: training, content }
}

const renderProgress = (translate: Translate, doneCount: number, total: number): Markup =>
  html`<h2 id="lessons">${translate('yourLessons')}</h2><div class="progress"><progress aria-labelledby="standing" max="${total}" value="${doneCount}"></progress>
<span id="standing">${translate('doneOf', { n: doneCount, total })}</span></div>`

const stateIcons = { isNew: '○', isBegun: '◐', isDone: '✓' }
const stateVerbs = { isNew: 'start', isBegun: 'goOn', isDone: 'again' } as const

function renderLessonCard(data: TrainingPageData, lesson: PageLesson, isFirst: boolean): Markup {
  const { pageContext, path } = data
  const { id, state } = lesson
  const translate = createTranslator(pageContext)
  const { title, language } = getTitle(data, lesson)
  const picture =
    'own' in lesson ? lesson.own.thumb : formatThumbAddress(pageContext.basePath, lesson.subject.id)
  return html`<li class="card"><div>${picture !== null && html`<img src="${picture}" alt="" width="400" height="300" loading="lazy">`}</div>
<div><h3 id="lesson-${id}" lang="${language}">${title}</h3>
<p class="quiet"><span class="state ${state}"><span aria-hidden="true">${stateIcons[state]}</span> ${translate(state)}</span> ${'subject' in lesson && formatMinutes(translate, lesson)}</p></div>
<form method="post" action="${formatLink(pageContext, `${path}/${id}`)}"><button${isFirst && new Markup(' class="primary"')} aria-describedby="lesson-${id}">${translate(stateVerbs[state])}</button></form></li>`
}

export function renderPackagePage(
  { pageContext, path }: TrainingPageData,
  { own, address }: PackageLesson,
): Page | { goTo: string } {
  const translate = createTranslator(pageContext)
  if (address === undefined) return { goTo: formatLink(pageContext, path) }
  const content = html`${renderBackLink(pageContext, path, translate('allLessons'))}<h1 lang="${own.language}">${own.title}</h1>
<iframe class="player package" src="${address}" title="${own.title}" lang="${own.language}" allow="autoplay; fullscreen"></iframe>
<p><a class="button" href="${formatLink(pageContext, path)}">${translate('allLessons')}</a></p>`
  return { title: own.title, content, frames: new URL(address).origin }
}

export function renderLessonPage(data: TrainingPageData, lesson: LibraryLesson): Page {
  const { pageContext, path } = data
  const translate = createTranslator(pageContext)
  const { text, language } = getText(data, lesson)
  const address = formatPlayerAddress(pageContext.basePath, lesson.subject.id, pageContext.language)
  const questions = formatLink(pageContext, `${path}/${lesson.id}/questions`)
  const transcript = createTimeline(text).map(({ heading, text }) => html`<h2>${heading}</h2><p>${text}</p>`)
  const content = html`${renderBackLink(pageContext, path, translate('allLessons'))}<h1 lang="${language}">${text.title}</h1>
<p class="quiet">${translate('howItGoes')} ${formatMinutes(translate, lesson)}</p>
<iframe class="player" data-lesson="${lesson.subject.id}" src="${address}" title="${text.title}" lang="${language}" allow="autoplay; fullscreen"></iframe>
<p class="notice good" role="status" data-seen="${translate('seen')}"></p>
<p><a class="button" data-onward href="${questions}">${translate('toQuestions')}</a></p>
<details><summary>${translate('read')}</summary><div lang="${language}">${transcript}<ul>${text.points.map((point) => html`<li>${point}</li>`)}</ul></div></details>`
  return { title: text.title, content }
}

const renderBackLink = (pageContext: PageContext, path: string, text: string): Markup =>
  html`<p><a class="back" href="${formatLink(pageContext, path)}"><span aria-hidden="true">←</span> ${text}</a></p>`

export function renderQuestionsPage(
  data: TrainingPageData,
  lesson: LibraryLesson,
  submittedChoices: Choices | undefined,
): Page {
  const { pageContext, path } = data
  const translate = createTranslator(pageContext)
  const { text, language } = getText(data, lesson)
  const quiz = createQuiz(text, lesson.id)
  const isDone = lesson.state === 'isDone'
  const choices = isDone ? quiz.map(({ correctIndex }) => correctIndex) : (submittedChoices ?? [])
  const isOpen = submittedChoices?.some((candidate) => candidate === undefined) ?? false
  const notice = isOpen ? translate('answerAll') : translate('tryAgain')
  const isWrong = (index: number) =>
    submittedChoices !== undefined &&
    !isDone &&
    (isOpen ? choices[index] === undefined : choices[index] !== quiz[index]?.correctIndex)
  const firstWrongIndex = quiz.findIndex((_, index) => isWrong(index))
  const fields = quiz.map((quizQuestion, index) =>
    renderQuizQuestion(pageContext, quizQuestion, {
      name: formatFieldName(index),
      language,
      chosenIndex: choices[index],
      state: isDone ? 'isDone' : isOpen ? 'isOpen' : 'isNew',
      error: isWrong(index)
        ? { id: `error-${formatFieldName(index)}`, isFirst: index === firstWrongIndex }
        : undefined,
    }),
  )
  const form = html`<form method="post" novalidate action="${formatLink(pageContext, `${path}/${lesson.id}/questions`)}">${fields}<p class="actions"><a class="button" href="${formatLink(pageContext, `${path}/${lesson.id}`)}">${translate('back')}</a><button class="primary">${translate('check')}</button></p></form>`
  const content = html`${renderBackLink(pageContext, path, translate('allLessons'))}<p class="quiet" lang="${language}">${text.title}</p><h1>${translate('questions')}</h1>
${submittedChoices && !isDone && html`<p class="notice bad" role="alert">${notice}</p>`}${isDone ? html`${fields}` : form}`
  const title = translate('questions')
  return { title: submittedChoices && !isDone ? translate('errorTitle', { title }) : title, content }
}

interface QuizField {
  name: string
  language: string
  chosenIndex: number | undefined
  state: 'isNew' | 'isOpen' | 'isDone'
  error: FieldError | undefined
}

function renderQuizQuestion(
  pageContext: PageContext,
  { question, answers, correctIndex, explanation }: QuizQuestion,
  { name, language, chosenIndex, state, error }: QuizField,
): Markup {
  const isCorrect = chosenIndex === undefined || state === 'isOpen' ? undefined : chosenIndex === correctIndex
  const options = answers.map(
    (answer, index) =>
      html`<label class="option"><input type="radio" name="${name}" value="${index}" required${renderChecked(index === chosenIndex)}${state === 'isDone' && new Markup(' disabled')}${renderErrorAttributes(error, index === (chosenIndex ?? 0))}> <span>${answer}</span></label>`,
  )
  const openError =
    error &&
    isCorrect === undefined &&
    renderFieldError(error, createTranslator(pageContext)('answerThis'), pageContext.language)
  return html`<fieldset lang="${language}"${error && new Markup(' class="wrong"')}><legend>${question}</legend>${openError}${options}${isCorrect !== undefined && renderResultLine(pageContext, isCorrect, explanation, error)}</fieldset>`
}

const renderChecked = (isChecked: boolean): Markup | false => isChecked && new Markup(' checked')

function renderResultLine(
  pageContext: PageContext,
  isCorrect: boolean,
  explanation: string,
  error: FieldError | undefined,
): Markup {
  const translate = createTranslator(pageContext)
  const [icon, resultText] = isCorrect ? ['✓', translate('right')] : ['✗', translate('notRight')]
  return html`<p class="verdict"${error && html` id="${error.id}"`}><strong lang="${pageContext.language}"><span aria-hidden="true">${icon}</span> ${resultText}.</strong> ${isCorrect && explanation}</p>`
}
