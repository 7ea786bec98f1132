import { printFigure } from './figures.ts'
import {
  buildMockServer,
  fetchJson,
  type MockServer,
  readMemoryMb,
  startMockServer,
  stopProcess,
} from './mockServer.ts'

const peopleCount = Number(process.env.BENCH_PEOPLE ?? 20_000)
const weekCount = Number(process.env.BENCH_WEEKS ?? 2)
const trainingCount = 4
const companyId = 2
const templateId = companyId * 100 + 2
const [hourMs, dayMs] = [3_600_000, 86_400_000]
const startInstant = '2026-02-02T09:00:00.000Z'
const baselineFolder = process.env.BENCH_BASELINE

interface Training {
  subjects: number[]
  deliveries: { reminders: object[] }[]
}

interface OutboxFigures {
  emails: number
  seconds: number
  bytesPerEmail: number
  memoryMb: number
  longestWaitMs: number
}

const createPostInit = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })
const formatInstant = (days: number, hours: number): string =>
  new Date(Date.parse(startInstant) + days * dayMs + hours * hourMs).toISOString()

async function addTrainings(address: string): Promise<string> {
  const base = { seed: 1, now: startInstant }
  await fetchJson(`${address}/_mock/worlds`, createPostInit({ ...base, id: 'small' }))
  const rows = `${address}/w/small/_mock/db`
  const template = await fetchJson<Training>(`${rows}/trainings/${templateId}`)
  const lists = await fetchJson<{ id: number }[]>(`${rows}/lists?companyId=${companyId}`)
  await fetchJson(`${address}/_mock/worlds`, createPostInit({ ...base, id: 'large', employees: peopleCount }))
  const [delivery] = template.deliveries
  for (let index = 0; index < trainingCount; index++) {
    const deliveries = Array.from({ length: weekCount }, (_, week) => ({
      ...delivery,
      eventId: 1_000_000 + 100 * index + week,
      send: formatInstant(7 * week, 1),
      sent: null,
      subjects: template.subjects.slice(0, 1),
      reminders: [{ ...delivery?.reminders[0], send: formatInstant(7 * week + 3, 0), sent: null }],
    }))
    const ids = { id: 9000 + index, uniqueId: `bench-${index}`, userLists: lists.map(({ id }) => id) }
    await fetchJson(
      `${address}/w/large/_mock/db/trainings`,
      createPostInit({ ...template, ...ids, status: 1, deliveries }),
    )
  }
  return `${address}/w/large`
}

async function measureLongestWait(address: string, work: Promise<unknown>): Promise<number> {
  let isDone = false
  const markDone = () => {
    isDone = true
  }
  work.then(markDone, markDone)
  let longestWaitMs = 0
  while (!isDone) {
    const startTime = performance.now()
    await fetchJson(`${address}/_mock/health`)
    longestWaitMs = Math.max(longestWaitMs, performance.now() - startTime)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return longestWaitMs
}

async function measureOutbox({ process: server, address }: MockServer): Promise<OutboxFigures> {
  try {
    const world = await addTrainings(address)
    await fetchJson(`${world}/_mock/clock`, createPostInit({ advance: 'PT1M' }))
    const memoryBefore = await readMemoryMb(server)
    const startTime = performance.now()
    let longestWaitMs = 0
    for (let week = 0; week < weekCount; week++) {
      const move = fetchJson(`${world}/_mock/clock`, createPostInit({ advance: 'P7D' }))
      longestWaitMs = Math.max(longestWaitMs, await measureLongestWait(address, move))
      await move
    }
    const seconds = (performance.now() - startTime) / 1000
    const memoryMb = await readMemoryMb(server)
    const { total } = await fetchJson<{ total: number }>(`${world}/_mock/outbox/heads?size=1`)
    const bytesPerEmail = ((memoryMb - memoryBefore) * 1024 ** 2) / total
    return { emails: total, seconds, bytesPerEmail, memoryMb, longestWaitMs }
  } finally {
    await stopProcess(server, 'SIGKILL')
  }
}

await buildMockServer()
const own = await measureOutbox(await startMockServer())
let baseline: OutboxFigures | undefined
if (baselineFolder !== undefined) {
  await buildMockServer(baselineFolder)
  baseline = await measureOutbox(await startMockServer())
  await buildMockServer()
}

function printOutboxFigure(what: string, name: keyof OutboxFigures, unit: string, most?: number): void {
  printFigure({
    what,
    value: own[name],
    unit,
    ...(baseline ? { baseline: { what: 'baseline', value: baseline[name] } } : {}),
    ...(most === undefined ? {} : { target: { kind: 'value', most } }),
  })
}

const sizeText = `${trainingCount} trainings of ${peopleCount.toLocaleString('en')} people, ${weekCount} weeks`
printOutboxFigure(`emails of ${sizeText}`, 'emails', '')
printOutboxFigure('time for these weeks', 'seconds', 's')
printOutboxFigure('memory of the server for each email, with lessons and results', 'bytesPerEmail', 'bytes')
printOutboxFigure('memory of the server afterwards', 'memoryMb', 'MB')
printOutboxFigure("longest wait of another world's call in this time", 'longestWaitMs', 'ms', 250)
