import { personalizeBlocks } from '@heed/contracts'
import { translateQuestion } from '@heed/fixtures/library'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getQuestions } from '../../domain/assessments/results/questions.ts'
import {
  recordManualAnswers,
  recordManualFinish,
  recordManualStart,
} from '../../domain/assessments/taking/answerByHand.ts'
import { type AssessmentTaker, findTaker } from '../../domain/assessments/taking/taker.ts'
import { estimateTotalSeconds } from '../../library/catalogViews.ts'
import type { Worlds } from '../../server/worlds/Worlds.ts'
import type { World } from '../../world/World.ts'
import { formatLink, getPageContext, getQuery } from '../learnerPage.ts'
import { toDemoLinkRequest, toPersonalLinkRequest } from '../linkPace.ts'
import { renderMessage } from '../renderMessage.ts'
import { type LinkResult, type LinkRoute, serveAction, servePage } from '../serveLearner.ts'
import { createDemoSession } from './demoSheet.ts'
import { readAnswers } from './readAnswers.ts'
import type { AssessmentSession } from './Sheet.ts'
import {
  type AssessmentPageData,
  getNextPosition,
  renderScenarioPage,
  renderThanksPage,
  renderWelcomePage,
} from './scenarioPages.ts'

export function serveAssessments(app: FastifyInstance, worlds: Worlds): void {
  // Keys contain a dot; paths without a dot are console pages.
  serveScenarios(
    {
      app,
      worlds,
      toLinkRequest: toPersonalLinkRequest,
      find: (request) => findSessionByKey(worlds, request),
    },
    '/assessment/:key(^[^.]*\\..*$)',
  )
  serveScenarios(
    { app, worlds, toLinkRequest: toDemoLinkRequest, find: (request) => createDemoSession(worlds, request) },
    '/assessment/try-demo/:uid/:who',
  )
}

function serveScenarios(route: LinkRoute<AssessmentSession>, root: string): void {
  servePage(route, root, (session) =>
    session.stage === 'finished' ? renderThanksPage(session) : renderWelcomePage(session),
  )
  servePage(route, `${root}/:place`, (session, request) => {
    if (session.stage !== 'begun') return { goTo: formatStartLink(session) }
    if (session.position > getNextPosition(session))
      return { goTo: formatScenarioLink(session, getNextPosition(session)) }
    return renderScenarioPage(session, session.position, getQuery(request).has('open'))
  })
  serveAction(route, root, async (session) => {
    if (session.stage === 'finished') return formatStartLink(session)
    const startedSession = session.stage === 'new' ? await session.start() : session
    return formatScenarioLink(startedSession, getNextPosition(startedSession))
  })
  serveAction(route, `${root}/:place`, submitAnswers)
}

const formatStartLink = ({ pageContext, path }: AssessmentPageData): string => formatLink(pageContext, path)

const formatScenarioLink = (
  { pageContext, path }: AssessmentPageData,
  position: number,
  query = {},
): string => formatLink(pageContext, `${path}/${position}`, query)

async function submitAnswers(session: AssessmentSession, form: URLSearchParams): Promise<string | undefined> {
  const scenario = session.scenarios[session.position - 1]
  if (!scenario) return undefined
  if (session.stage !== 'begun' || session.position > getNextPosition(session))
    return formatStartLink(session)
  const answers = readAnswers(scenario.blocks, form)
  const nextScenario = await session.saveAnswers(scenario, answers)
  const [action, block] = (form.get('do') ?? '').split(' ')
  if (action === 'up' || action === 'down')
    return `${formatScenarioLink(nextScenario, session.position)}#${block}`
  if (action === 'back')
    return session.position > 1
      ? formatScenarioLink(nextScenario, session.position - 1)
      : formatStartLink(nextScenario)
  if (action !== 'next') return formatScenarioLink(nextScenario, session.position)
  if (!nextScenario.answered.has(scenario.id))
    return formatScenarioLink(nextScenario, session.position, { open: '' })
  if (session.position < session.scenarios.length)
    return formatScenarioLink(nextScenario, session.position + 1)
  return formatStartLink(await session.finish())
}

function findSessionByKey(worlds: Worlds, request: FastifyRequest): LinkResult<AssessmentSession> {
  const liveWorld = worlds.getRequestedWorld(request.headers)
  const { key = '', place } = request.params as { key?: string; place?: string }
  if (!liveWorld) return { closed: 'notValid', pageContext: getPageContext(request, undefined) }
  const { world } = liveWorld
  const taker = findTaker(world, key)
  if ('closed' in taker) {
    return { closed: taker.closed, pageContext: getPageContext(request, world, taker.company) }
  }
  const learnerContext = getPageContext(request, world, taker.company)
  const createPageData = (): AssessmentPageData => ({
    ...toTakerData(world, taker, learnerContext.language),
    pageContext: learnerContext,
    path: `/assessment/${key}`,
  })
  const runAndReload = async (change: () => void) => {
    change()
    await liveWorld.commit('assessment page')
    return createPageData()
  }
  return {
    opened: {
      ...createPageData(),
      position: Number(place),
      start: () => runAndReload(() => recordManualStart(world, taker.result.id)),
      finish: () => runAndReload(() => recordManualFinish(world, taker.result.id)),
      saveAnswers: (scenario, answers) =>
        runAndReload(() => recordManualAnswers(world, taker.result.id, scenario, answers)),
    },
  }
}

function toTakerData(
  { campaigns }: World,
  { assessment, company, person, result }: AssessmentTaker,
  language: string,
) {
  const { name, introMessage, due, personalizeData } = assessment
  const { said = {}, answers, started, completed } = campaigns.results.get(result.id) ?? result
  const values = { companyName: company.name, ...personalizeData }
  const questions = getQuestions(assessment)
  return {
    name: person.name,
    assessment: name,
    introduction: renderMessage(introMessage ?? ''),
    due,
    seconds: estimateTotalSeconds(questions),
    scenarios: questions.map((question) => {
      const scenario = translateQuestion(question, language)
      return { ...scenario, blocks: personalizeBlocks(scenario.blocks, values) }
    }),
    savedAnswers: said,
    answered: new Set(answers.map(({ question }) => question)),
    stage: completed !== null ? 'finished' : started !== null ? 'begun' : 'new',
  } as const
}
