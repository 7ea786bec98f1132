import { companyIds } from '@heed/fixtures'
import { median, print } from './figures.ts'
import { ask, buildMockServer, fetchAdminHeaders, startMockServer, stop } from './mockServer.ts'

const people = 10_000
const rounds = 7
const target = 100
const answering = 14 * 86_400_000
const reports = [
  'riskInsights',
  'listScores',
  'threatAreas',
  'keyBehaviours',
  'employees_report',
  'questions_report',
  'lists',
]

interface Result {
  employeeId: number
  completed: string | null
  answers: { area: string; points: Record<string, number> }[]
}

function sumRaw(results: readonly Result[]): number {
  const started = performance.now()
  const sums = new Map<string, number>()
  for (const { answers } of results) {
    for (const { area, points } of answers) {
      for (const [code, earned] of Object.entries(points)) {
        sums.set(area, (sums.get(area) ?? 0) + earned)
        sums.set(code, (sums.get(code) ?? 0) + earned)
      }
    }
  }
  if (sums.size === 0) throw new Error('Nobody has answered')
  return performance.now() - started
}

async function timed(url: string, headers: Record<string, string>): Promise<number> {
  const started = performance.now()
  await ask(url, { headers })
  return performance.now() - started
}

await buildMockServer()
const { process: server, address } = await startMockServer('--employees', String(people))
try {
  const company = `${address}/api/companies/${companyIds.direct}`
  const id = companyIds.direct * 100 + 3
  const { deliveryDate } = await ask<{ deliveryDate: string }>(`${address}/_mock/db/assessments/${id}`)
  const to = new Date(Date.parse(deliveryDate) + answering).toISOString()
  await ask(`${address}/_mock/clock`, { method: 'POST', body: JSON.stringify({ to }) })
  const headers = await fetchAdminHeaders(address)
  const results = await ask<Result[]>(`${address}/_mock/db/results?assessmentId=${id}`)
  const finished = results.filter(({ completed }) => completed !== null)
  const answers = results.reduce((sum, result) => sum + result.answers.length, 0)
  let at = 0
  async function change(): Promise<void> {
    const { employeeId } = finished[at++] ?? { employeeId: 0 }
    const { email } = await ask<{ email: string }>(`${address}/_mock/db/employees/${employeeId}`)
    const url = `${company}/assessments/${id}/users/${encodeURIComponent(email)}/progress`
    await ask(url, { method: 'DELETE', headers })
  }
  const raw: number[] = []
  const { threatAreas } = await ask<{ threatAreas: { code: string }[] }>(
    `${company}/assessments/${id}/threatAreas`,
    { headers },
  )
  for (const report of [...reports, `threatAreas/${threatAreas[0]?.code}`]) {
    const url = `${company}/assessments/${id}/${report}`
    const [first, again]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      await change()
      first.push(await timed(url, headers))
      again.push(await timed(url, headers))
      raw.push(sumRaw(results))
    }
    for (const [when, times] of [
      ['first after a change', first],
      ['once more', again],
    ] as const) {
      print({
        what: `${report}, ${when}, ${results.length.toLocaleString('en')} people, ${answers.toLocaleString('en')} answers`,
        value: median(times),
        unit: 'ms',
        baseline: { what: 'the raw answers summed once', value: median(raw) },
        target: { kind: 'value', most: target },
      })
    }
  }
} finally {
  await stop(server)
}
