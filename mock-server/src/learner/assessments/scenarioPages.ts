import { toMinutes } from '@heed/contracts'
import type { LibraryQuestion } from '@heed/fixtures/library'
import { type AnswersByBlock, findUnansweredBlocks } from '../../domain/assessments/taking/answerByHand.ts'
import { html, type Markup } from '../../server/pages/html.ts'
import { createTranslator, formatLink, formatLongDay, type Page, type PageContext } from '../learnerPage.ts'
import { renderBlocks } from './blocks.ts'

export interface AssessmentPageData {
  pageContext: PageContext
  path: string
  name: string
  assessment: string
  introduction: Markup | undefined
  due: string | null
  scenarios: readonly LibraryQuestion[]
  seconds: number
  savedAnswers: Readonly<Record<number, AnswersByBlock>>
  answered: ReadonlySet<number>
  stage: 'new' | 'begun' | 'finished'
}

export function getNextPosition({ scenarios, answered }: AssessmentPageData): number {
  const openIndex = scenarios.findIndex(({ id }) => !answered.has(id))
  return openIndex < 0 ? scenarios.length : openIndex + 1
}

export function renderWelcomePage(data: AssessmentPageData): Page {
  const { pageContext, path, name, assessment, introduction, due, scenarios, seconds, stage } = data
  const translate = createTranslator(pageContext)
  const factLines = [
    translate('howMany', { n: scenarios.length }),
    translate('minutes', { n: Math.max(1, toMinutes(seconds)) }),
    ...(due === null ? [] : [translate('openUntil', { date: formatLongDay(pageContext, due) })]),
  ]
  const greeting =
    name === '' ? translate('hello') : html`${translate('hello')}, <span dir="auto">${name}</span>`
  const content = html`<p class="hello">${greeting}</p><h1 dir="auto">${assessment}</h1>
${introduction && html`<div class="words" dir="auto">${introduction}</div>`}
<ul class="facts">${factLines.map((fact) => html`<li>${fact}</li>`)}</ul>
<p>${translate('howItIs')}</p><p>${translate('comeBack')}</p>
<form method="post" action="${formatLink(pageContext, path)}"><button class="primary">${translate(stage === 'new' ? 'start' : 'goOn')}</button></form>`
  return { title: assessment, content }
}

/** Shows no result: the company decides who sees results (S1 section 1). */
export function renderThanksPage({ pageContext, assessment }: AssessmentPageData): Page {
  const translate = createTranslator(pageContext)
  const notice = translate(pageContext.footerNote === 'demo' ? 'demo' : 'recorded')
  const content = html`<p class="quiet" dir="auto">${assessment}</p><h1>${translate('thanks')}</h1>
<p class="notice good">${notice}</p><p>${translate('mayClose')}</p>`
  return { title: translate('thanks'), content }
}

export function renderScenarioPage(
  data: AssessmentPageData,
  position: number,
  isSubmitted: boolean,
): Page | undefined {
  const { pageContext, path, scenarios } = data
  const scenario = scenarios[position - 1]
  if (!scenario) return undefined
  const translate = createTranslator(pageContext)
  const answers = data.savedAnswers[scenario.id] ?? {}
  const openBlockIds = isSubmitted ? findUnansweredBlocks(scenario, answers) : []
  const total = scenarios.length
  const progressText = translate('scenarioOf', { n: position, total })
  const nextLabel = translate(position === total ? 'finish' : 'nextScenario')
  const content = html`<div class="progress"><progress aria-labelledby="standing" max="${total}" value="${position}"></progress>
<span id="standing">${progressText}</span></div><h1>${scenario.name}</h1>
${openBlockIds.length > 0 && html`<p class="notice bad" role="alert">${translate('answerFirst')}</p>`}
<form class="scenario" method="post" action="${formatLink(pageContext, `${path}/${position}`)}">
<button name="do" value="next" hidden></button>
<div>${renderBlocks(scenario.blocks, { around: pageContext, said: answers, open: openBlockIds })}</div>
<p class="actions"><button name="do" value="back">${translate('back')}</button><button class="primary" name="do" value="next">${nextLabel}</button></p></form>`
  const title = `${progressText} – ${data.assessment}`
  return { title: openBlockIds.length > 0 ? translate('errorTitle', { title }) : title, content }
}
