import { companyIds } from '@heed/fixtures'
import { computeMedian, printFigure } from './figures.ts'
import { buildMockServer, fetchAdminHeaders, fetchJson, startMockServer, stopProcess } from './mockServer.ts'

const peopleCount = 10_000
const roundCount = 7
const targetMs = 100
const answerPeriodMs = 14 * 86_400_000
const reports = [
  'riskInsights',
  'listScores',
  'threatAreas',
  'keyBehaviours',
  'employees_report',
  'questions_report',
  'lists',
]

interface AssessmentAnswer {
  employeeId: number
  completed: string | null
  answers: { area: string; points: Record<string, number> }[]
}

function sumRawPoints(results: readonly AssessmentAnswer[]): number {
  const startTime = performance.now()
  const sums = new Map<string, number>()
  for (const { answers } of results) {
    for (const { area, points } of answers) {
      for (const [code, earnedPoints] of Object.entries(points)) {
        sums.set(area, (sums.get(area) ?? 0) + earnedPoints)
        sums.set(code, (sums.get(code) ?? 0) + earnedPoints)
      }
    }
  }
  if (sums.size === 0) throw new Error('Nobody has answered')
  return performance.now() - startTime
}

async function measureRequest(url: string, headers: Record<string, string>): Promise<number> {
  const startTime = performance.now()
  await fetchJson(url, { headers })
  return performance.now() - startTime
}

await buildMockServer()
const { process: server, address } = await startMockServer('--employees', String(peopleCount))
try {
  const company = `${address}/api/companies/${companyIds.direct}`
  const id = companyIds.direct * 100 + 3
  const { deliveryDate } = await fetchJson<{ deliveryDate: string }>(`${address}/_mock/db/assessments/${id}`)
  const to = new Date(Date.parse(deliveryDate) + answerPeriodMs).toISOString()
  await fetchJson(`${address}/_mock/clock`, { method: 'POST', body: JSON.stringify({ to }) })
  const headers = await fetchAdminHeaders(address)
  const results = await fetchJson<AssessmentAnswer[]>(`${address}/_mock/db/results?assessmentId=${id}`)
  const finishedResults = results.filter(({ completed }) => completed !== null)
  const answers = results.reduce((sum, result) => sum + result.answers.length, 0)
  let answerIndex = 0
  async function changeAnswer(): Promise<void> {
    const { employeeId } = finishedResults[answerIndex++] ?? { employeeId: 0 }
    const { email } = await fetchJson<{ email: string }>(`${address}/_mock/db/employees/${employeeId}`)
    const url = `${company}/assessments/${id}/users/${encodeURIComponent(email)}/progress`
    await fetchJson(url, { method: 'DELETE', headers })
  }
  const rawTimes: number[] = []
  const { threatAreas } = await fetchJson<{ threatAreas: { code: string }[] }>(
    `${company}/assessments/${id}/threatAreas`,
    { headers },
  )
  for (const report of [...reports, `threatAreas/${threatAreas[0]?.code}`]) {
    const url = `${company}/assessments/${id}/${report}`
    const [firstTimes, repeatTimes]: [number[], number[]] = [[], []]
    for (let round = 0; round < roundCount; round++) {
      await changeAnswer()
      firstTimes.push(await measureRequest(url, headers))
      repeatTimes.push(await measureRequest(url, headers))
      rawTimes.push(sumRawPoints(results))
    }
    for (const [label, times] of [
      ['first after a change', firstTimes],
      ['once more', repeatTimes],
    ] as const) {
      printFigure({
        what: `${report}, ${label}, ${results.length.toLocaleString('en')} people, ${answers.toLocaleString('en')} answers`,
        value: computeMedian(times),
        unit: 'ms',
        baseline: { what: 'the raw answers summed once', value: computeMedian(rawTimes) },
        target: { kind: 'value', most: targetMs },
      })
    }
  }
} finally {
  await stopProcess(server)
}
