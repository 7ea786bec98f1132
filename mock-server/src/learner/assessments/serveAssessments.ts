import { personalizedBlocks } from '@heed/contracts'
import { questionIn } from '@heed/fixtures/library'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getQuestions } from '../../domain/assessments/results/questions.ts'
import { beginByHand, finishByHand, sayByHand } from '../../domain/assessments/taking/answerByHand.ts'
import { findTaker, type Taker } from '../../domain/assessments/taking/taker.ts'
import { questionsTime } from '../../library/catalogViews.ts'
import type { Worlds } from '../../server/worlds/Worlds.ts'
import type { World } from '../../world/World.ts'
import { getQuery, getSurroundings, linkTo } from '../learnerPage.ts'
import { toDemoLink, toOwnLink } from '../linkPace.ts'
import { renderMessage } from '../renderMessage.ts'
import { action, type LinkResult, type LinkRoute, page } from '../serveLearner.ts'
import { demoSheet } from './demoSheet.ts'
import { readAnswers } from './readAnswers.ts'
import type { Sheet } from './Sheet.ts'
import { getPosition, type ScenariosShown, scenarioPage, thanksPage, welcomePage } from './scenarioPages.ts'

export function serveAssessments(app: FastifyInstance, worlds: Worlds): void {
  // Keys contain a dot; paths without a dot are console pages.
  serveScenarios(
    { app, worlds, opening: toOwnLink, find: (request) => byKey(worlds, request) },
    '/assessment/:key(^[^.]*\\..*$)',
  )
  serveScenarios(
    { app, worlds, opening: toDemoLink, find: (request) => demoSheet(worlds, request) },
    '/assessment/try-demo/:uid/:who',
  )
}

function serveScenarios(way: LinkRoute<Sheet>, root: string): void {
  page(way, root, (sheet) => (sheet.stage === 'finished' ? thanksPage(sheet) : welcomePage(sheet)))
  page(way, `${root}/:place`, (sheet, request) => {
    if (sheet.stage !== 'begun') return { goTo: home(sheet) }
    if (sheet.place > getPosition(sheet)) return { goTo: linkToPlace(sheet, getPosition(sheet)) }
    return scenarioPage(sheet, sheet.place, getQuery(request).has('open'))
  })
  action(way, root, async (sheet) => {
    if (sheet.stage === 'finished') return home(sheet)
    const begun = sheet.stage === 'new' ? await sheet.begin() : sheet
    return linkToPlace(begun, getPosition(begun))
  })
  action(way, `${root}/:place`, answer)
}

const home = ({ around, path }: ScenariosShown): string => linkTo(around, path)

const linkToPlace = ({ around, path }: ScenariosShown, place: number, query = {}): string =>
  linkTo(around, `${path}/${place}`, query)

async function answer(sheet: Sheet, form: URLSearchParams): Promise<string | undefined> {
  const scenario = sheet.scenarios[sheet.place - 1]
  if (!scenario) return undefined
  if (sheet.stage !== 'begun' || sheet.place > getPosition(sheet)) return home(sheet)
  const said = readAnswers(scenario.blocks, form)
  const next = await sheet.say(scenario, said)
  const [way, block] = (form.get('do') ?? '').split(' ')
  if (way === 'up' || way === 'down') return `${linkToPlace(next, sheet.place)}#${block}`
  if (way === 'back') return sheet.place > 1 ? linkToPlace(next, sheet.place - 1) : home(next)
  if (way !== 'next') return linkToPlace(next, sheet.place)
  if (!next.answered.has(scenario.id)) return linkToPlace(next, sheet.place, { open: '' })
  if (sheet.place < sheet.scenarios.length) return linkToPlace(next, sheet.place + 1)
  return home(await sheet.finish())
}

function byKey(worlds: Worlds, request: FastifyRequest): LinkResult<Sheet> {
  const live = worlds.chosenBy(request.headers)
  const { key = '', place } = request.params as { key?: string; place?: string }
  if (!live) return { closed: 'notValid', around: getSurroundings(request, undefined) }
  const { world } = live
  const found = findTaker(world, key)
  if ('closed' in found) {
    return { closed: found.closed, around: getSurroundings(request, world, found.company) }
  }
  const around = getSurroundings(request, world, found.company)
  const shown = (): ScenariosShown => ({
    ...shownTo(world, found, around.language),
    around,
    path: `/assessment/${key}`,
  })
  const after = async (act: () => void) => {
    act()
    await live.commit('assessment page')
    return shown()
  }
  return {
    opened: {
      ...shown(),
      place: Number(place),
      begin: () => after(() => beginByHand(world, found.result.id)),
      finish: () => after(() => finishByHand(world, found.result.id)),
      say: (scenario, said) => after(() => sayByHand(world, found.result.id, scenario, said)),
    },
  }
}

function shownTo({ campaigns }: World, { assessment, company, person, result }: Taker, language: string) {
  const { name, introMessage, due, personalizeData } = assessment
  const { said = {}, answers, started, completed } = campaigns.results.get(result.id) ?? result
  const values = { companyName: company.name, ...personalizeData }
  const questions = getQuestions(assessment)
  return {
    name: person.name,
    assessment: name,
    introduction: renderMessage(introMessage ?? ''),
    due,
    seconds: questionsTime(questions),
    scenarios: questions.map((question) => {
      const scenario = questionIn(question, language)
      return { ...scenario, blocks: personalizedBlocks(scenario.blocks, values) }
    }),
    said,
    answered: new Set(answers.map(({ question }) => question)),
    stage: completed !== null ? 'finished' : started !== null ? 'begun' : 'new',
  } as const
}
