import { toMinutes } from '@heed/contracts'
import type { LibraryQuestion } from '@heed/fixtures/library'
import { type AnswersByBlock, openBlocks } from '../../domain/assessments/taking/answerByHand.ts'
import { html, type Markup } from '../../server/pages/html.ts'
import { createSay, formatLongDay, linkTo, type Page, type Surroundings } from '../learnerPage.ts'
import { renderBlocks } from './blocks.ts'

export interface ScenariosShown {
  around: Surroundings
  path: string
  name: string
  assessment: string
  introduction: Markup | undefined
  due: string | null
  scenarios: readonly LibraryQuestion[]
  seconds: number
  said: Readonly<Record<number, AnswersByBlock>>
  answered: ReadonlySet<number>
  stage: 'new' | 'begun' | 'finished'
}

export function getPosition({ scenarios, answered }: ScenariosShown): number {
  const open = scenarios.findIndex(({ id }) => !answered.has(id))
  return open < 0 ? scenarios.length : open + 1
}

export function welcomePage(shown: ScenariosShown): Page {
  const { around, path, name, assessment, introduction, due, scenarios, seconds, stage } = shown
  const say = createSay(around)
  const facts = [
    say('howMany', { n: scenarios.length }),
    say('minutes', { n: Math.max(1, toMinutes(seconds)) }),
    ...(due === null ? [] : [say('openUntil', { date: formatLongDay(around, due) })]),
  ]
  const hello = name === '' ? say('hello') : html`${say('hello')}, <span dir="auto">${name}</span>`
  const content = html`<p class="hello">${hello}</p><h1 dir="auto">${assessment}</h1>
${introduction && html`<div class="words" dir="auto">${introduction}</div>`}
<ul class="facts">${facts.map((fact) => html`<li>${fact}</li>`)}</ul>
<p>${say('howItIs')}</p><p>${say('comeBack')}</p>
<form method="post" action="${linkTo(around, path)}"><button class="primary">${say(stage === 'new' ? 'start' : 'goOn')}</button></form>`
  return { title: assessment, content }
}

/** Shows no result: the company decides who sees results (S1 section 1). */
export function thanksPage({ around, assessment }: ScenariosShown): Page {
  const say = createSay(around)
  const said = say(around.note === 'demo' ? 'demo' : 'recorded')
  const content = html`<p class="quiet" dir="auto">${assessment}</p><h1>${say('thanks')}</h1>
<p class="notice good">${said}</p><p>${say('mayClose')}</p>`
  return { title: say('thanks'), content }
}

export function scenarioPage(shown: ScenariosShown, place: number, isPressed: boolean): Page | undefined {
  const { around, path, scenarios } = shown
  const scenario = scenarios[place - 1]
  if (!scenario) return undefined
  const say = createSay(around)
  const said = shown.said[scenario.id] ?? {}
  const open = isPressed ? openBlocks(scenario, said) : []
  const total = scenarios.length
  const standing = say('scenarioOf', { n: place, total })
  const onward = say(place === total ? 'finish' : 'nextScenario')
  const content = html`<div class="progress"><progress aria-labelledby="standing" max="${total}" value="${place}"></progress>
<span id="standing">${standing}</span></div><h1>${scenario.name}</h1>
${open.length > 0 && html`<p class="notice bad" role="alert">${say('answerFirst')}</p>`}
<form class="scenario" method="post" action="${linkTo(around, `${path}/${place}`)}">
<button name="do" value="next" hidden></button>
<div>${renderBlocks(scenario.blocks, { around, said, open })}</div>
<p class="actions"><button name="do" value="back">${say('back')}</button><button class="primary" name="do" value="next">${onward}</button></p></form>`
  return { title: `${standing} – ${shown.assessment}`, content }
}
