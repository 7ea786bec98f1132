import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { splitIntoChunks } from '@heed/contracts/test/letters'

interface Execution {
  id: number
  generatedAt: string | null
  scheduledAt: string
  status: number
  recipients: string[]
  hasPDF: boolean
  hasCSV: boolean
}

type FileFault = number | 'cut in the middle' | 'never ends'

export interface ReportServer {
  url: string
  /** Executions by their report's id. */
  executions: Map<number, Execution[]>
  /** 'GET /companies/1/reports/7' etc., in order, without queries. */
  calls: string[]
  /** Faults by path and by the number of earlier requests for that path. */
  fault: (path: string, before: number) => FileFault | undefined
  /** No file is sent before this resolves. */
  hold: () => Promise<void>
  /** If true, sends Content-Length. */
  announces: boolean
  /** File bytes and chunk sizes; by default `makeContent` in one chunk. */
  content: ((execution: number, format: string) => { bytes: Buffer; sizes: readonly number[] }) | undefined
  /** Report name; by default 'Report 7' for id 7. */
  nameOf: (id: number) => string
  close(): Promise<void>
}

/** A file's bytes; the execution's id decides the length. */
export const makeContent = (execution: number, format: string): string =>
  `${format} of ${execution} `.repeat(execution)

export const anExecution = (id: number, facts: Partial<Execution> = {}): Execution => ({
  id,
  generatedAt: `2026-01-${String(id).padStart(2, '0')}T07:00:30.000Z`,
  scheduledAt: `2026-01-${String(id).padStart(2, '0')}T07:00:00.000Z`,
  status: 2,
  recipients: [],
  hasPDF: true,
  hasCSV: true,
  ...facts,
})

const makeReport = (id: number, name: string) => ({
  id,
  name,
  created: '2026-01-01T00:00:00.000Z',
  lists: [],
  definition: { listIds: 'all', recipients: [] },
  allEmployees: true,
  recipientsEmails: [],
  scheduleFrequency: null,
  scheduleWeekday: null,
  scheduleHour: null,
  scheduleWeekdayPosition: null,
  rrule: null,
})

/** A platform with one company's reports; fails on demand. */
export async function startReportServer(): Promise<ReportServer> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const before = running.calls.filter((call) => call === `${request.method} ${path}`).length
    running.calls.push(`${request.method} ${path}`)
    const [, report = '', execution = '', last = ''] =
      /^\/companies\/1\/reports\/?(\d*)(?:\/executions\/?(\d*))?\/?(\w*)$/.exec(path) ?? []
    const executions = running.executions.get(Number(report)) ?? []
    const found = executions.find(({ id }) => id === Number(execution))
    if (found && last === 'generate') {
      Object.assign(found, { hasPDF: true, hasCSV: true })
      sendJson(response, { success: true, execution: found })
    } else if (found) {
      const fault = running.fault(path, before)
      void running.hold().then(() => sendFile(response, running, found.id, last, fault))
    } else if (path.endsWith('/executions')) sendJson(response, { executions, count: executions.length })
    else if (report) sendJson(response, makeReport(Number(report), running.nameOf(Number(report))))
    else if (path.endsWith('/reports')) {
      const reports = [...running.executions.keys()].map((id) => makeReport(id, running.nameOf(id)))
      const fault = running.fault(path, before)
      if (typeof fault === 'number') sendError(response, fault)
      else sendJson(response, { reports, count: reports.length })
    } else {
      sendJson(response, { company_id: 1, company_name: 'Norðurljós', users_total: 0, users_available: 1 })
    }
  })
  const running: ReportServer = {
    url: '',
    executions: new Map(),
    calls: [],
    fault: () => undefined,
    hold: async () => {},
    announces: true,
    content: undefined,
    nameOf: (id) => `Report ${id}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          resolve()
        })
      }),
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  running.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return running
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

const sendError = (response: ServerResponse, status: number): void =>
  sendJson(response, { error: { description: `Refused with ${status}` } }, status)

function sendFile(
  response: ServerResponse,
  { content, announces }: ReportServer,
  id: number,
  format: string,
  fault: FileFault | undefined,
): void {
  const plain = Buffer.from(makeContent(id, format))
  const { bytes, sizes } = content?.(id, format) ?? { bytes: plain, sizes: [plain.length] }
  if (typeof fault === 'number') {
    sendError(response, fault)
    return
  }
  const { length } = bytes
  response.writeHead(200, { 'Content-Type': 'text/csv', ...(announces ? { 'Content-Length': length } : {}) })
  if (fault === undefined) {
    for (const piece of splitIntoChunks(bytes, sizes)) response.write(piece)
    response.end()
  } else
    response.write(bytes.subarray(0, 5), () => {
      if (fault === 'cut in the middle') response.destroy()
    })
}
