import type { IncomingHttpHeaders } from 'node:http'
import {
  createFailure,
  type Endpoint,
  formatTooManyRequests,
  getCallsPerMinute,
  getMedia,
  noApiKeysText,
  notPermittedText,
  parseWireRequest,
} from '@heed/contracts'
import { createRefusalPage } from '../../calls/framePage.ts'
import type { BaseUrls, Caller, ServedFile } from '../../calls/handler.ts'
import {
  createForbiddenError,
  createInvalidInputError,
  createMethodError,
  createNotFoundError,
  createRateLimitError,
  createUnauthorizedError,
  RefusalError,
} from '../../calls/refusal.ts'
import { findPreviewByToken, noPreviewMessage } from '../../domain/content/previews.ts'
import { handlers } from '../../domain/handlers.ts'
import type { Fault } from '../../faults/Faults.ts'
import type { ApiStep } from '../../faults/steps.ts'
import { findActorByToken, formatActorName } from '../../world/actors.ts'
import { checkAccess } from '../../world/authority.ts'
import type { World } from '../../world/World.ts'
import { getBodyLimit } from '../body/limits.ts'
import { readBody } from '../body/readBody.ts'
import { findResponseProblems } from '../worlds/checkAnswer.ts'
import type { Action, SentCall } from '../worlds/History.ts'
import type { LiveWorld } from '../worlds/LiveWorld.ts'
import { getWorldId, type Worlds } from '../worlds/Worlds.ts'
import { listMethods, type Match, matchOperation } from './matchOperation.ts'
import { type Call, CallRecord, type Reply } from './Visit.ts'

type UntypedHandler = (context: {
  world: unknown
  input: unknown
  caller: Caller | undefined
  company: unknown
  account: unknown
  origin: string
  siteAddress: string
  baseUrls: BaseUrls
  clientIp: string
  referer: string
  authorization: string
  accountDomain: string | undefined
}) => unknown
const handlerTable = handlers as unknown as Record<string, Record<string, UntypedHandler>>

const maxStoredLength = 1_000_000

export async function respondToCall(worlds: Worlds, call: Call): Promise<Reply> {
  const liveWorld = worlds.getRequestedWorld(call.headers)
  if (!liveWorld) return toReply(createNotFoundError(formatNoWorldMessage(getWorldId(call.headers))))
  await liveWorld.whenIdle()
  const record = new CallRecord(liveWorld, call)
  try {
    return await handleCall(worlds, liveWorld, record, call)
  } catch (error) {
    liveWorld.discardChanges()
    return record.endWithError(error)
  }
}

async function handleCall(
  worlds: Worlds,
  liveWorld: LiveWorld,
  record: CallRecord,
  call: Call,
): Promise<Reply> {
  const { world } = liveWorld
  const match = matchOperation(call.method, call.path, call.file)
  record.match = match
  const { method, path } = call
  record.fault = liveWorld.faults.findForCall(world.clock.now, {
    operation: match?.operation ?? null,
    method,
    path,
  })
  if (record.fault && replacesReply(record.fault)) return record.end(createFaultReply(record.fault))
  if (!match) return record.end(...createUnknownCallReply(call))
  const { endpoint, params } = match

  const { caller, company, account, verdict } = authorizeCall(world, match, call)
  record.actor = caller?.person
  if (verdict !== 'ok') return record.end(toReply(refusals[verdict](endpoint)))
  const seconds = recordCall(worlds, liveWorld, match, call)
  if (seconds > 0) {
    return record.end({
      ...toReply(createRateLimitRefusal(seconds)),
      headers: { 'retry-after': String(seconds) },
    })
  }

  const body = endpoint.bodyAs === 'multipart' ? readForm(call) : readBody(call.text)
  if ('problem' in body) {
    return record.end(toReply(createInvalidInputError([{ field: 'body', message: body.problem }])), [
      body.problem,
    ])
  }
  const parsedInput = parseWireRequest(endpoint, params, new URLSearchParams(call.query), body.value)
  if ('problems' in parsedInput) {
    const lines = parsedInput.problems.map(({ field, message }) => `${field || 'body'}: ${message}`)
    if (endpoint.file) return record.end(toReply(createNotFoundError('There is no such file')), lines)
    const refusedReply = toReply(createInvalidInputError(parsedInput.problems))
    if (getMedia(endpoint, {}) !== 'text/html') return record.end(refusedReply, lines)
    // People see this response in a browser, so show an HTML page.
    const file = {
      ...createRefusalPage(`Its address isn't valid (${lines.join('; ')}).`, 400),
      type: 'text/html',
    }
    return record.end({ ...refusedReply, file }, lines)
  }

  const handler = handlerTable[match.area]?.[match.name]
  if (!handler) return record.end(createFailureReply(501, `${match.operation} has no handler`))
  const accountDomain = toHeaderText(call.headers['x-account-domain'])
  const action = { ...toActionAuthor(caller), ...toSentCall(call, worlds.getAddress(liveWorld)) }
  let answer: unknown
  try {
    answer = await handler({
      world,
      input: parsedInput.input,
      caller,
      company,
      account,
      origin: `${call.origin}${liveWorld.path}`,
      siteAddress: worlds.getAddress(liveWorld),
      baseUrls: {
        api: `${call.origin}${liveWorld.path}/api`,
        content: `${call.contentOrigin ?? ''}${liveWorld.path}`,
      },
      clientIp: call.clientIp ?? '127.0.0.1',
      referer: call.headers.referer ?? '',
      authorization: call.headers.authorization ?? '',
      accountDomain,
    })
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    await liveWorld.commit(match.operation, action, call.text.length)
    return record.end(toReply(error))
  }

  const media = getMedia(endpoint, parsedInput.input)
  const contractProblems = media ? [] : findResponseProblems(endpoint, answer)
  if (contractProblems.length > 0) {
    liveWorld.discardChanges()
    const lines = contractProblems.map((problem) => `answer doesn't match the contract: ${problem}`)
    return record.end(createFailureReply(500, `${match.operation}: ${lines.join('; ')}`), lines)
  }
  await liveWorld.commit(match.operation, action, call.text.length)
  if (!media) return record.end({ status: 200, body: answer })
  const file = { ...(answer as ServedFile), type: media }
  return record.end({ status: file.status ?? 200, body: undefined, file })
}

/** Replayed calls have no client address and no rate limit. */
function getRateLimit(
  { id }: LiveWorld,
  { operation, endpoint }: Match,
  { clientIp }: Call,
): [key: string, most: number] | undefined {
  const callsPerMinute = getCallsPerMinute(endpoint)
  return callsPerMinute === undefined || clientIp === undefined
    ? undefined
    : [`${id} ${operation} ${clientIp}`, callsPerMinute]
}

function recordCall({ rateLimiter }: Worlds, liveWorld: LiveWorld, match: Match, call: Call): number {
  const rateLimit = getRateLimit(liveWorld, match, call)
  return rateLimiter && rateLimit ? rateLimiter.recordCall(...rateLimit) : 0
}

function isRateLimited({ rateLimiter }: Worlds, liveWorld: LiveWorld, match: Match, call: Call): boolean {
  const rateLimit = getRateLimit(liveWorld, match, call)
  return rateLimiter !== undefined && rateLimit !== undefined && rateLimiter.isLimited(...rateLimit)
}

const createRateLimitRefusal = (seconds: number) => createRateLimitError(formatTooManyRequests(seconds))

const toActionAuthor = (caller: Caller | undefined): Pick<Action, 'who' | 'impersonator'> => ({
  who: caller ? formatActorName(caller.person) : null,
  ...(caller?.person.impersonator ? { impersonator: caller.person.impersonator.email } : {}),
})

function authorizeCall(world: World, { operation, endpoint, params }: Match, call: Call) {
  const caller = findCaller(world, endpoint, call)
  const companyId = 'companyId' in params ? params.companyId : getQueryCompanyId(endpoint, call)
  const company = world.companies.get(Number(companyId))
  const account = 'partnerId' in params ? world.accounts.get(Number(params.partnerId)) : undefined
  const accessResult = checkAccess(world, endpoint, caller?.person, company, account)
  const lacksPreview =
    operation === 'content.previewXapi' && !findPreviewByToken(world, call.headers.authorization ?? '')
  return { caller, company, account, verdict: lacksPreview ? 'noPreview' : accessResult } as const
}

/** Undefined if the call is rejected regardless of its body. */
export function getMaxBodyBytes(worlds: Worlds, call: Call): number | undefined {
  const liveWorld = worlds.getRequestedWorld(call.headers)
  const match = matchOperation(call.method, call.path, call.file)
  if (!liveWorld || !match || authorizeCall(liveWorld.world, match, call).verdict !== 'ok') return undefined
  if (isRateLimited(worlds, liveWorld, match, call)) return undefined
  return getBodyLimit(match.endpoint)
}

function createUnknownCallReply({ method, path, file }: Call): [Reply, string[]] {
  const allowedMethods = listMethods(path, file)
  if (allowedMethods.length === 0) {
    const message = `There is no call ${method} ${path}`
    return [toReply(createNotFoundError(message)), [message]]
  }
  const message = `${path} accepts ${allowedMethods.join(', ')}, not ${method}`
  return [
    { ...toReply(createMethodError(message)), headers: { allow: allowedMethods.join(', ') } },
    [message],
  ]
}

const refusals = {
  unauthorized: () => createUnauthorizedError('Please sign in'),
  forbidden: () => createForbiddenError(notPermittedText),
  notByKey: () => createForbiddenError(noApiKeysText),
  noPreview: () => createUnauthorizedError(noPreviewMessage),
  notFound: ({ path, companyIn }: Endpoint) =>
    createNotFoundError(
      `There is no such ${path.includes(':companyId') || companyIn ? 'company' : 'partner account'}`,
    ),
}

const getQueryCompanyId = ({ companyIn }: Endpoint, { query }: Call) =>
  companyIn === undefined ? undefined : new URLSearchParams(query).get(companyIn)

function readForm({ form }: Call): ReturnType<typeof readBody> {
  if (!form) return { problem: "The body isn't a multipart form" }
  return form.problem === undefined ? { value: Object.fromEntries(form.parts) } : { problem: form.problem }
}

export const formatNoWorldMessage = (id: string): string =>
  `There is no world "${id}"; it may have ended after an idle hour. Create one with POST /_mock/worlds`

const toHeaderText = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined

const toReply = ({ status, body }: RefusalError): Reply => ({ status, body })

const createFailureReply = (status: number, message: string): Reply => ({
  status,
  body: createFailure(status, message),
})

/** Forms and large bodies aren't stored; replays apply the changes they made instead. */
function toSentCall(
  { method, path, query, headers, text, form }: Call,
  address: string,
): { call?: SentCall } {
  if (form || text.length > maxStoredLength) return {}
  const keptHeaders = ['authorization', 'content-type', 'x-account-domain'].flatMap((name) => {
    const value = toHeaderText(headers[name])
    return value === undefined ? [] : [[name, value]]
  })
  return {
    call: { method, path, query, headers: Object.fromEntries(keptHeaders), text, address },
  }
}

const replacesReply = ({ step }: Fault<ApiStep>): boolean =>
  step.status !== undefined || step.reset === 'before'

const createFaultReply = ({
  stepIndex,
  step: { status = 503, body, headers = {} },
}: Fault<ApiStep>): Reply => ({
  status,
  body: body ?? createFailure(status, `Fault ${stepIndex} of this world`),
  headers,
})

interface TokenSource {
  headers: IncomingHttpHeaders
  query: string
}

function findCaller(world: World, endpoint: Endpoint, tokenSource: TokenSource): Caller | undefined {
  const token = endpoint.tokenInQuery
    ? new URLSearchParams(tokenSource.query).get('token')
    : parseBearerToken(tokenSource)
  if (!token) return undefined
  const person = findActorByToken(world, token)
  return person && { person, token }
}

const parseBearerToken = ({ headers }: TokenSource) =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
