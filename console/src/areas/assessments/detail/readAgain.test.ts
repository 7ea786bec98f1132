import { expect, it } from 'vitest'
import { makeTestSetup } from '../../../../test/renderPage.tsx'
import { AssessmentCache } from './AssessmentStore.ts'
import { anAssessment, assessmentUrl, makeTally } from './testing/assessmentServer.ts'
import { aServer, people } from './testing/renderAssessment.tsx'

it('reloading an assessment after a change ignores late answers to earlier requests', async () => {
  const server = aServer()
  const { root } = makeTestSetup({ server })
  const assessment = root.getCompanyStores(11).getStore(AssessmentCache).get('7')
  await Promise.all([assessment.load(), assessment.loadInsights()])
  const shown = [assessment.info.value?.name, assessment.insights.value?.length]
  expect(shown).toEqual(['Spring check', expect.any(Number)])

  const late: (() => void)[] = []
  const held = (answer: unknown) => () => new Promise((resolve) => late.push(() => resolve(answer)))
  const tally = makeTally(people)
  server.on(`GET ${assessmentUrl}`, held(anAssessment(tally, { name: 'Before' })))
  server.on(`GET ${assessmentUrl}/riskInsights`, held({ insights: [] }))
  const before = [assessment.load(), assessment.loadInsights()]
  expect(late).toHaveLength(2)

  server.on(`GET ${assessmentUrl}`, anAssessment(tally, { name: 'After' }))
  server.on(`GET ${assessmentUrl}/riskInsights`, { insights: assessment.insights.value })
  await assessment.readAgain()
  for (const come of late) come()
  await Promise.all(before)
  expect([assessment.info.value?.name, assessment.insights.value?.length]).toEqual(['After', shown[1]])
})
