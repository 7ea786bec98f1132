import { BlockAnswer, personalizedBlocks, personalizeExample } from '@heed/contracts'
import { assessmentTemplates, findQuestion, questionIn, templateIn } from '@heed/fixtures/library'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { openBlocks } from '../../domain/assessments/taking/answerByHand.ts'
import { questionsTime } from '../../library/catalogViews.ts'
import { html } from '../../server/pages/html.ts'
import type { Worlds } from '../../server/worlds/Worlds.ts'
import { carryState, decodeState, demoLength, findDemo } from '../demo.ts'
import { getSurroundings } from '../learnerPage.ts'
import type { LinkResult } from '../serveLearner.ts'
import type { Sheet } from './Sheet.ts'
import type { ScenariosShown } from './scenarioPages.ts'

const Kept = z.object({
  said: z.record(z.string(), z.record(z.string(), BlockAnswer)),
  isFinished: z.boolean(),
})
type Kept = z.infer<typeof Kept>

export function demoSheet(worlds: Worlds, request: FastifyRequest): LinkResult<Sheet> {
  const demo = findDemo(worlds, request, 'assessment')
  const [template] = assessmentTemplates
  if (!demo || !template) return { closed: 'notValid', around: getSurroundings(request, undefined) }
  const { path, name, around } = demo
  const { title, description } = templateIn(template, around.language)
  const values = { ...personalizeExample, companyName: around.company?.name }
  const questions = template.items.slice(0, demoLength).flatMap((id) => findQuestion(id) ?? [])
  const scenarios = questions.map((question) => {
    const scenario = questionIn(question, around.language)
    return { ...scenario, blocks: personalizedBlocks(scenario.blocks, values) }
  })
  const shown = (kept: Kept | undefined): ScenariosShown => ({
    around: kept ? carryState(around, Buffer.from(JSON.stringify(kept)).toString('base64url')) : around,
    path,
    name,
    assessment: title,
    introduction: html`<p>${description}</p>`,
    due: null,
    seconds: questionsTime(questions),
    scenarios,
    said: kept?.said ?? {},
    answered: new Set(
      scenarios
        .filter((scenario) => openBlocks(scenario, kept?.said[scenario.id] ?? {}).length === 0)
        .map(({ id }) => id),
    ),
    stage: kept === undefined ? 'new' : kept.isFinished ? 'finished' : 'begun',
  })
  const before = demo.kept === null ? undefined : Kept.safeParse(decodeState(demo.kept)).data
  const { said = {} } = before ?? {}
  return {
    opened: {
      ...shown(before),
      place: Number((request.params as { place?: string }).place),
      begin: async () => shown({ said, isFinished: false }),
      say: async ({ id }, own) => shown({ said: { ...said, [id]: own }, isFinished: false }),
      finish: async () => shown({ said: {}, isFinished: true }),
    },
  }
}
