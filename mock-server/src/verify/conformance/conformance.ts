import { createHash } from 'node:crypto'
import { createApiHeaders, type Operation, operations } from '@heed/contracts'
import { hash } from '@heed/fixtures'
import * as fc from 'fast-check'
import { findBrokenRules, type ReceivedResponse, type Role, roles } from './brokenRules.ts'
import { findUndocumented } from './documented.ts'
import type { Values } from './pinnedCalls.ts'
import { Pool } from './pool.ts'
import { createMinimalRequests, createRequests, type RawRequest } from './requests.ts'

type Tokens = Partial<Record<Role, string>>

export interface Target {
  /** Base URL such as 'http://127.0.0.1:4200/api'; web host files are at the root. */
  api: string
  prepareTokens: () => Promise<Tokens>
  /** If omitted, calls that would sign a caller out are skipped. */
  signIn?: (role: Role) => Promise<string>
  setUp?: (states: readonly { name: string; params?: unknown }[]) => Promise<Values>
  changed?: () => readonly string[]
}

export interface ConformancePlan {
  seed: number
  calls: number
  perWorld?: number
}

export interface Finding {
  /** 0-based; -1 for pinned calls. */
  call: number
  operation: Operation
  role: Role
  request: string
  problem: string
}

export interface ConformanceResult {
  findings: Finding[]
  answered: ReadonlyMap<Operation, number>
  /** Equal seeds give equal digests, unless the provider has changed. */
  digest: string
}

export async function checkConformance(
  target: Target,
  { seed, calls, perWorld = 1500 }: ConformancePlan,
): Promise<ConformanceResult> {
  const findings: Finding[] = []
  const answerCounts = new Map<Operation, number>(operations.map(({ operation }) => [operation, 0]))
  const digestHash = createHash('sha256')
  let pool = new Pool()
  let tokens: Tokens = {}
  // Draws must be independent; otherwise a role would always get the same calls.
  const draw = <T>(purpose: string, arbitrary: fc.Arbitrary<T>, call: number): T => {
    const [value] = fc.sample(arbitrary, { seed: hash(seed, purpose, call), numRuns: 1 })
    return value as T
  }

  for (let call = 0; call < calls; call++) {
    if (call % perWorld === 0) {
      tokens = await target.prepareTokens()
      pool = await collectPool(target, tokens, seed)
    }
    const { operation, area, endpoint } = draw('operation', fc.constantFrom(...operations), call)
    const availableRoles = roles.filter((role) => role === 'nobody' || tokens[role] !== undefined)
    const role = draw('role', fc.constantFrom(...availableRoles), call)
    if (operation === 'auth.logout' && !target.signIn && role !== 'nobody') continue
    const companies = pool.getValues('companyId').map(Number)
    const companyPool =
      companies.length > 0 ? pool.company(draw('company', fc.constantFrom(...companies), call)) : pool
    const drawnRequest = draw(
      'request',
      createRequests(endpoint, endpoint.path.includes(':companyId') ? companyPool : pool),
      call,
    )
    const request = endpoint.tokenInQuery ? setToken(drawnRequest, tokens[role]) : drawnRequest
    const response = await sendRequest(
      target,
      request,
      endpoint.file === true,
      endpoint.tokenInQuery ? undefined : tokens[role],
    )
    const isSuccess = response.status < 300
    const problems = [
      ...findBrokenRules(endpoint, role, response),
      ...findUndocumented(operation, response.status),
      ...findChangeProblems(target, endpoint, role),
    ]
    const headerNames = (request.headers ?? []).map(([name]) => name).join(' ')
    const requestText = `${request.method} ${drawnRequest.path} ${headerNames} ${formatBody(request)}`
    for (const problem of problems)
      findings.push({ call, operation, role, request: requestText.slice(0, 500), problem })
    digestHash.update(`${role} ${requestText} ${response.status}\n`)
    if (!isSuccess) continue
    answerCounts.set(operation, (answerCounts.get(operation) ?? 0) + 1)
    if (response.type.includes('json'))
      getPool(pool, drawnRequest.path).collectValues(JSON.parse(response.text), area)
    if (operation === 'auth.logout' && target.signIn) {
      tokens[role] = await target.signIn(role)
      target.changed?.()
    }
  }
  return { findings, answered: answerCounts, digest: digestHash.digest('hex') }
}

function getPool(pool: Pool, path: string): Pool {
  const [, companyId] = /^\/companies\/(\d+)\//.exec(path) ?? []
  return companyId === undefined ? pool : pool.company(Number(companyId))
}

const companyReadOperations = operations.filter(
  ({ endpoint }) =>
    endpoint.method === 'GET' && endpoint.path.includes(':companyId') && !endpoint.tokenInQuery,
)

/** Excludes the callers' own IDs and addresses. */
export async function collectPool(target: Target, tokens: Tokens, seed: number): Promise<Pool> {
  const pool = new Pool()
  for (const token of Object.values(tokens)) {
    const { text, status } = await sendRequest(target, { method: 'GET', path: '/auth/user' }, false, token)
    const { _id: id, email } = status === 200 ? JSON.parse(text) : {}
    if (id && email) pool.ignore(id, email)
  }
  for (const token of Object.values(tokens)) {
    const { text, status } = await sendRequest(
      target,
      { method: 'GET', path: '/companies/my_companies' },
      false,
      token,
    )
    if (status === 200) pool.collectValues(JSON.parse(text), 'companies')
  }
  const role = roles.findLast((candidate) => tokens[candidate] !== undefined)
  const token = role && tokens[role]
  for (const companyId of new Set(pool.getValues('companyId').map(Number))) {
    for (const { operation, area, endpoint } of companyReadOperations) {
      const companyPool = pool.company(companyId)
      const [request] = fc.sample(createMinimalRequests(endpoint, companyPool), {
        seed: hash(seed, operation, companyId),
        numRuns: 1,
      })
      if (!request) continue
      const { text, status, type } = await sendRequest(target, request, false, token)
      if (status === 200 && type.includes('json')) companyPool.collectValues(JSON.parse(text), area)
    }
  }
  target.changed?.()
  return pool
}

const loggedCollections: Readonly<Record<string, readonly string[]>> = {
  '/embed': ['ppvLog', 'plays', 'meta'],
}

function findChangeProblems(
  target: Target,
  endpoint: { method: string; path: string },
  role: Role,
): string[] {
  const expectedChanges = loggedCollections[endpoint.path] ?? []
  const changedCollections = (target.changed?.() ?? []).filter(
    (collection) => !expectedChanges.includes(collection),
  )
  if (changedCollections.length === 0) return []
  const changedNames = [...new Set(changedCollections)].join(', ')
  if (endpoint.method === 'GET') return [`A GET changed ${changedNames}`]
  return role === 'viewer' && endpoint.path.includes(':companyId') ? [`A viewer changed ${changedNames}`] : []
}

export async function sendRequest(
  target: Target,
  { method, path, headers = [], body }: RawRequest,
  isWebHostFile: boolean,
  token?: string,
): Promise<ReceivedResponse> {
  const root = isWebHostFile ? new URL(target.api).origin : target.api
  const headerValues = {
    accountDomain: 'heed.example',
    clientLocation: 'https://heed.example/',
    requestId: '00000000-0000-4000-8000-000000000000',
  }
  const answer = await fetch(`${root}${path}`, {
    method,
    redirect: 'manual',
    headers: [
      ...Object.entries({
        ...createApiHeaders({ ...headerValues, token }),
        ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      }).filter(([name]) => !headers.some(([headerName]) => headerName.toLowerCase() === name.toLowerCase())),
      ...headers.map(([name, value]): [string, string] => [name, value]),
    ],
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
}

function setToken(request: RawRequest, token: string | undefined): RawRequest {
  const [path = '', query = ''] = request.path.split('?')
  const values = new URLSearchParams(query)
  values.delete('token')
  if (token !== undefined) values.set('token', token)
  return { ...request, path: `${path}?${values}` }
}

function formatBody({ body }: RawRequest): string {
  if (typeof body === 'string' || body === undefined) return body ?? ''
  if (!(body instanceof FormData)) return `${body.byteLength} bytes`
  return [...body.entries()]
    .map(([name, field]) => `${name}=${typeof field === 'string' ? field : field.name}`)
    .join('&')
}
