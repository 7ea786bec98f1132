import { BlockAnswer, personalizeBlocks, personalizeExample } from '@heed/contracts'
import {
  assessmentTemplates,
  findQuestion,
  translateQuestion,
  translateTemplate,
} from '@heed/fixtures/library'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { findUnansweredBlocks } from '../../domain/assessments/taking/answerByHand.ts'
import { estimateTotalSeconds } from '../../library/catalogViews.ts'
import { html } from '../../server/pages/html.ts'
import type { Worlds } from '../../server/worlds/Worlds.ts'
import { carryState, decodeState, demoItemCount, findDemo } from '../demo.ts'
import { getPageContext } from '../learnerPage.ts'
import type { LinkResult } from '../serveLearner.ts'
import type { AssessmentSession } from './Sheet.ts'
import type { AssessmentPageData } from './scenarioPages.ts'

const DemoState = z.object({
  said: z.record(z.string(), z.record(z.string(), BlockAnswer)),
  isFinished: z.boolean(),
})
type DemoState = z.infer<typeof DemoState>

export function createDemoSession(worlds: Worlds, request: FastifyRequest): LinkResult<AssessmentSession> {
  const demo = findDemo(worlds, request, 'assessment')
  const [template] = assessmentTemplates
  if (!demo || !template) return { closed: 'notValid', pageContext: getPageContext(request, undefined) }
  const { path, name, pageContext } = demo
  const { title, description } = translateTemplate(template, pageContext.language)
  const values = { ...personalizeExample, companyName: pageContext.company?.name }
  const questions = template.items.slice(0, demoItemCount).flatMap((id) => findQuestion(id) ?? [])
  const scenarios = questions.map((question) => {
    const scenario = translateQuestion(question, pageContext.language)
    return { ...scenario, blocks: personalizeBlocks(scenario.blocks, values) }
  })
  const toPageData = (demoState: DemoState | undefined): AssessmentPageData => ({
    pageContext: demoState
      ? carryState(pageContext, Buffer.from(JSON.stringify(demoState)).toString('base64url'))
      : pageContext,
    path,
    name,
    assessment: title,
    introduction: html`<p>${description}</p>`,
    due: null,
    seconds: estimateTotalSeconds(questions),
    scenarios,
    savedAnswers: demoState?.said ?? {},
    answered: new Set(
      scenarios
        .filter((scenario) => findUnansweredBlocks(scenario, demoState?.said[scenario.id] ?? {}).length === 0)
        .map(({ id }) => id),
    ),
    stage: demoState === undefined ? 'new' : demoState.isFinished ? 'finished' : 'begun',
  })
  const savedState = demo.kept === null ? undefined : DemoState.safeParse(decodeState(demo.kept)).data
  const { said = {} } = savedState ?? {}
  return {
    opened: {
      ...toPageData(savedState),
      position: Number((request.params as { place?: string }).place),
      start: async () => toPageData({ said, isFinished: false }),
      saveAnswers: async ({ id }, newAnswers) =>
        toPageData({ said: { ...said, [id]: newAnswers }, isFinished: false }),
      finish: async () => toPageData({ said: {}, isFinished: true }),
    },
  }
}
