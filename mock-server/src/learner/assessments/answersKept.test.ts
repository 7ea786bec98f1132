import type { BlockAnswer } from '@heed/contracts'
import { companyIds } from '@heed/fixtures'
import {
  assessmentTemplates,
  findQuestion,
  getLearnerWord,
  type LibraryQuestion,
  libraryQuestions,
} from '@heed/fixtures/library'
import { beforeEach, describe, expect, test } from 'vitest'
import { formatInvitationLink } from '../../domain/assessments/delivery/links.ts'
import { getQuestions } from '../../domain/assessments/results/questions.ts'
import {
  recordManualAnswers,
  recordManualFinish,
  recordManualStart,
} from '../../domain/assessments/taking/answerByHand.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../world/World.ts'

const companyId = companyIds.direct
const translateToIcelandic = (word: Parameters<typeof getLearnerWord>[0]) => getLearnerWord(word, 'is')

function findUnstartedResult({ campaigns }: World) {
  const assessment = campaigns.assessments.get(companyId * 100 + 2)
  const result = campaigns.resultsByAssessment
    .get(assessment?.id ?? 0)
    .find(({ started, bounced }) => started === null && bounced === null)
  if (!assessment || !result) throw new Error('Everyone has started')
  return { assessment, result }
}

/** Selects the last option everywhere: no form has this option preselected. */
function selectLastOptions({ blocks }: LibraryQuestion) {
  const fields = blocks.flatMap(({ id, presentation, options = [] }): [string, string][] => {
    const ids = options.map((option) => option.id)
    if (presentation === 'order') return ids.map((option) => [id, option])
    if (presentation === 'yes-no-list') return ids.map((option) => [`${id}.${option}`, 'no'])
    return ids.slice(-1).map((option) => [id, option])
  })
  const isChoice = ([name]: [string, string]) =>
    !blocks.some(({ id, presentation }) => id === name && presentation === 'order')
  return {
    fields,
    checked: fields.filter(isChoice).map(([name, value]) => `name="${name}" value="${value}" checked`),
  }
}

async function openAssessment(kind: 'own' | 'demo') {
  const server = await startTestServer()
  const { world } = server.worlds.default
  const { assessment, result } = findUnstartedResult(world)
  const who = Buffer.from(JSON.stringify({ name: 'Ása' })).toString('base64url')
  const uid = world.companies.get(companyId)?.uid
  const [template] = assessmentTemplates
  const demoScenarios = (template?.items ?? []).slice(0, 3).flatMap((id) => findQuestion(id) ?? [])
  const link =
    kind === 'demo' ? `/assessment/try-demo/${uid}/${who}` : formatInvitationLink(world, assessment, result)
  const post = async (path: string, fields: [string, string][] = [], way = 'next') => {
    const body = String(new URLSearchParams([...fields, ['do', way]]))
    return (await server.send(path, { method: 'POST', body })).headers.get('location') ?? ''
  }
  return {
    link,
    post,
    scenarios: kind === 'demo' ? demoScenarios : getQuestions(assessment),
    page: async (path: string) => (await server.send(path)).text,
    world,
    assessment,
    result,
  }
}

describe.each(['own', 'demo'] as const)('an assessment with the %s link', (kind) => {
  test('shows the selected answers in each scenario after going back', async () => {
    const { link, post, scenarios, page } = await openAssessment(kind)
    const [first, second, third] = scenarios.map(selectLastOptions)
    if (!first || !second || !third) throw new Error('There are too few scenarios')
    let at = await post(await post(await post(link), first.fields), second.fields)
    for (const { fields, checked } of [third, second]) {
      at = await post(at, fields, 'back')
      expect(checked.length).toBeGreaterThan(0)
    }
    const text = await page(at)
    for (const field of first.checked) expect(text).toContain(field)
    const next = await page(await post(at, first.fields))
    for (const field of second.checked) expect(next).toContain(field)
  })

  test('marks unanswered parts only after an attempt to continue', async () => {
    const { link, post, page } = await openAssessment(kind)
    const at = await post(link)
    expect(await page(at)).not.toContain('class="wrong"')
    expect(await page(await post(at))).toContain('class="wrong"')
  })
})

test("an assessment's first page offers to continue once started and thanks once finished", async () => {
  const { link, post, page, world, result, assessment } = await openAssessment('own')
  expect(await page(link)).toContain(`>${translateToIcelandic('start')}</button>`)
  expect(await post(link)).toBe(`${link}/1`)
  expect(await page(link)).toContain(`>${translateToIcelandic('goOn')}</button>`)
  for (const question of getQuestions(assessment))
    recordManualAnswers(world, result.id, question, chooseAnswers(question))
  recordManualFinish(world, result.id)
  expect(await page(link)).toContain(translateToIcelandic('thanks'))
  expect(await post(link)).toBe(link)
})

test("a scenario shows the company's name or the one set in the assessment", async () => {
  const { link, post, page, world, assessment } = await openAssessment('own')
  const put = (personalizeData: { companyName?: string }) =>
    world.campaigns.assessments.put({ ...assessment, questions: [1001], personalizeData })
  put({})
  const at = await post(link)
  expect(await page(at)).toContain(`pósthólfinu þínu hjá ${world.companies.get(companyId)?.name} verður`)
  put({ companyName: 'Hekla Holding' })
  expect(await page(at)).toContain('pósthólfinu þínu hjá Hekla Holding verður')
})

function chooseAnswers({ blocks }: LibraryQuestion): Record<string, BlockAnswer> {
  const said = blocks.flatMap(({ id, presentation, options = [] }): [string, BlockAnswer][] => {
    const ids = options.map((option) => option.id)
    const [first] = ids
    if (first === undefined) return []
    if (presentation === 'yes-no-list')
      return [[id, Object.fromEntries(ids.map((one) => [one, 'yes'] as const))]]
    if (presentation === 'order') return [[id, ids]]
    return [[id, presentation === 'multiple-choice' ? [first] : first]]
  })
  return Object.fromEntries(said)
}

describe("an employee's answers", () => {
  let world: World
  beforeEach(() => {
    world = createWorld({ employees: 20 })
  })

  test('are removed from the results when incomplete, but kept in the form', () => {
    const { assessment, result } = findUnstartedResult(world)
    const first = libraryQuestions.find(({ blocks }) => blocks.filter(({ options }) => options).length > 1)
    const second = findQuestion(1001)
    if (!first || !second) throw new Error('The library lacks such scenarios')
    world.campaigns.assessments.put({ ...assessment, questions: [first.id, second.id] })
    const row = () => world.campaigns.results.get(result.id)
    recordManualAnswers(world, result.id, second, chooseAnswers(second))
    recordManualAnswers(world, result.id, first, chooseAnswers(first))
    expect(row()?.answers.map(({ question }) => question)).toEqual([first.id, second.id])
    const part = Object.fromEntries(Object.entries(chooseAnswers(first)).slice(0, 1))
    recordManualAnswers(world, result.id, first, part)
    expect(row()?.answers.map(({ question }) => question)).toEqual([second.id])
    expect(row()?.said).toEqual({ [first.id]: part, [second.id]: chooseAnswers(second) })
  })

  test('keep the time of the first start', () => {
    const { result } = findUnstartedResult(world)
    const { instant } = world.clock
    recordManualStart(world, result.id)
    world.clock.moveTo(world.clock.now + 60_000)
    recordManualStart(world, result.id)
    expect(world.campaigns.results.get(result.id)?.started).toBe(instant)
  })
})
