import type { IncomingHttpHeaders } from 'node:http'
import {
  callsAMinute,
  type Endpoint,
  failure,
  fromWire,
  getMedia,
  notByKey,
  notPermitted,
  tooManyFromAddress,
} from '@heed/contracts'
import { createRefusalPage } from '../../calls/framePage.ts'
import type { Caller, Reach, ServedFile } from '../../calls/handler.ts'
import {
  forbidden,
  invalid,
  notFound,
  Refusal,
  tooManyCalls,
  unauthorized,
  wrongMethod,
} from '../../calls/refusal.ts'
import { noPreview, previewOfToken } from '../../domain/content/previews.ts'
import { handlers } from '../../domain/handlers.ts'
import type { Fault } from '../../faults/Faults.ts'
import type { ApiStep } from '../../faults/steps.ts'
import { actorOfToken, callSign } from '../../world/actors.ts'
import { judge } from '../../world/authority.ts'
import type { World } from '../../world/World.ts'
import { getBodyLimit } from '../body/limits.ts'
import { readBody } from '../body/readBody.ts'
import { checkAnswer } from '../worlds/checkAnswer.ts'
import type { Action, SentCall } from '../worlds/History.ts'
import type { LiveWorld } from '../worlds/LiveWorld.ts'
import { type Worlds, worldId } from '../worlds/Worlds.ts'
import { type Match, matchOperation, methodsAt } from './matchOperation.ts'
import { type Call, type Reply, Visit } from './Visit.ts'

type AnyHandler = (context: {
  world: unknown
  input: unknown
  caller: Caller | undefined
  company: unknown
  account: unknown
  origin: string
  home: string
  reach: Reach
  clientIp: string
  referer: string
  authorization: string
  accountDomain: string | undefined
}) => unknown
const table = handlers as unknown as Record<string, Record<string, AnyHandler>>

const largestKept = 1_000_000

export async function respond(worlds: Worlds, call: Call): Promise<Reply> {
  const live = worlds.chosenBy(call.headers)
  if (!live) return refuse(notFound(noWorld(worldId(call.headers))))
  const visit = new Visit(live, call)
  try {
    return await run(worlds, live, visit, call)
  } catch (error) {
    live.takeBack()
    return visit.broken(error)
  }
}

async function run(worlds: Worlds, live: LiveWorld, visit: Visit, call: Call): Promise<Reply> {
  const { world } = live
  const match = matchOperation(call.method, call.path, call.file)
  visit.match = match
  const { method, path } = call
  visit.fault = live.faults.ofCall(world.clock.now, { operation: match?.operation ?? null, method, path })
  if (visit.fault && replaces(visit.fault)) return visit.end(faulty(visit.fault))
  if (!match) return visit.end(...noCall(call))
  const { endpoint, params } = match

  const { caller, company, account, verdict } = judged(world, match, call)
  visit.actor = caller?.person
  if (verdict !== 'ok') return visit.end(refuse(verdicts[verdict](endpoint)))
  const seconds = secondsToWait(worlds, live, match, call)
  if (seconds > 0) {
    return visit.end({ ...refuse(tooMany(seconds)), headers: { 'retry-after': String(seconds) } })
  }

  const body = endpoint.bodyAs === 'multipart' ? readForm(call) : readBody(call.text)
  if ('problem' in body) {
    return visit.end(refuse(invalid([{ field: 'body', message: body.problem }])), [body.problem])
  }
  const parsed = fromWire(endpoint, params, new URLSearchParams(call.query), body.value)
  if ('problems' in parsed) {
    const lines = parsed.problems.map(({ field, message }) => `${field || 'body'}: ${message}`)
    if (endpoint.file) return visit.end(refuse(notFound('There is no such file')), lines)
    const refused = refuse(invalid(parsed.problems))
    if (getMedia(endpoint, {}) !== 'text/html') return visit.end(refused, lines)
    // People see this response in a browser, so show an HTML page.
    const file = {
      ...createRefusalPage(`Its address isn't valid (${lines.join('; ')}).`, 400),
      type: 'text/html',
    }
    return visit.end({ ...refused, file }, lines)
  }

  const handler = table[match.area]?.[match.name]
  if (!handler) return visit.end(fail(501, `${match.operation} has no handler`))
  const accountDomain = toHeaderText(call.headers['x-account-domain'])
  const action = { ...toSignature(caller), ...sentCall(call, worlds.addressOf(live)) }
  let answer: unknown
  try {
    answer = await handler({
      world,
      input: parsed.input,
      caller,
      company,
      account,
      origin: `${call.origin}${live.path}`,
      home: worlds.addressOf(live),
      reach: { api: `${call.origin}${live.path}/api`, content: `${call.contentOrigin ?? ''}${live.path}` },
      clientIp: call.clientIp ?? '127.0.0.1',
      referer: call.headers.referer ?? '',
      authorization: call.headers.authorization ?? '',
      accountDomain,
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await live.commit(match.operation, action, call.text.length)
    return visit.end(refuse(error))
  }

  const media = getMedia(endpoint, parsed.input)
  const misfits = media ? [] : checkAnswer(endpoint, answer)
  if (misfits.length > 0) {
    live.takeBack()
    const lines = misfits.map((misfit) => `answer doesn't match the contract: ${misfit}`)
    return visit.end(fail(500, `${match.operation}: ${lines.join('; ')}`), lines)
  }
  await live.commit(match.operation, action, call.text.length)
  if (!media) return visit.end({ status: 200, body: answer })
  const file = { ...(answer as ServedFile), type: media }
  return visit.end({ status: file.status ?? 200, body: undefined, file })
}

/** Replayed calls have no client address and no rate limit. */
function getPace(
  { id }: LiveWorld,
  { operation, endpoint }: Match,
  { clientIp }: Call,
): [key: string, most: number] | undefined {
  const most = callsAMinute(endpoint)
  return most === undefined || clientIp === undefined ? undefined : [`${id} ${operation} ${clientIp}`, most]
}

function secondsToWait({ pace }: Worlds, live: LiveWorld, match: Match, call: Call): number {
  const own = getPace(live, match, call)
  return pace && own ? pace.wait(...own) : 0
}

function isTooEarly({ pace }: Worlds, live: LiveWorld, match: Match, call: Call): boolean {
  const own = getPace(live, match, call)
  return pace !== undefined && own !== undefined && pace.isOver(...own)
}

const tooMany = (seconds: number) => tooManyCalls(tooManyFromAddress(seconds))

const toSignature = (caller: Caller | undefined): Pick<Action, 'who' | 'impersonator'> => ({
  who: caller ? callSign(caller.person) : null,
  ...(caller?.person.impersonator ? { impersonator: caller.person.impersonator.email } : {}),
})

function judged(world: World, { operation, endpoint, params }: Match, call: Call) {
  const caller = findCaller(world, endpoint, call)
  const companyId = 'companyId' in params ? params.companyId : inQuery(endpoint, call)
  const company = world.companies.get(Number(companyId))
  const account = 'partnerId' in params ? world.accounts.get(Number(params.partnerId)) : undefined
  const verdict = judge(world, endpoint, caller?.person, company, account)
  const isOfNoPreview =
    operation === 'content.previewXapi' && !previewOfToken(world, call.headers.authorization ?? '')
  return { caller, company, account, verdict: isOfNoPreview ? 'noPreview' : verdict } as const
}

/** Undefined if the call is rejected whatever its body contains. */
export function getAcceptedBytes(worlds: Worlds, call: Call): number | undefined {
  const live = worlds.chosenBy(call.headers)
  const match = matchOperation(call.method, call.path, call.file)
  if (!live || !match || judged(live.world, match, call).verdict !== 'ok') return undefined
  if (isTooEarly(worlds, live, match, call)) return undefined
  return getBodyLimit(match.endpoint)
}

function noCall({ method, path, file }: Call): [Reply, string[]] {
  const allowed = methodsAt(path, file)
  if (allowed.length === 0) {
    const message = `There is no call ${method} ${path}`
    return [refuse(notFound(message)), [message]]
  }
  const message = `${path} accepts ${allowed.join(', ')}, not ${method}`
  return [{ ...refuse(wrongMethod(message)), headers: { allow: allowed.join(', ') } }, [message]]
}

const verdicts = {
  unauthorized: () => unauthorized('Please sign in'),
  forbidden: () => forbidden(notPermitted),
  notByKey: () => forbidden(notByKey),
  noPreview: () => unauthorized(noPreview),
  notFound: ({ path, companyIn }: Endpoint) =>
    notFound(`There is no such ${path.includes(':companyId') || companyIn ? 'company' : 'partner account'}`),
}

const inQuery = ({ companyIn }: Endpoint, { query }: Call) =>
  companyIn === undefined ? undefined : new URLSearchParams(query).get(companyIn)

function readForm({ form }: Call): ReturnType<typeof readBody> {
  if (!form) return { problem: "The body isn't a multipart form" }
  return form.problem === undefined ? { value: Object.fromEntries(form.parts) } : { problem: form.problem }
}

export const noWorld = (id: string): string =>
  `There is no world "${id}"; it may have ended after an idle hour. Create one with POST /_mock/worlds`

const toHeaderText = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined

const refuse = ({ status, body }: Refusal): Reply => ({ status, body })

const fail = (status: number, message: string): Reply => ({ status, body: failure(status, message) })

/** Forms and large bodies aren't stored, so replays use their changes. */
function sentCall({ method, path, query, headers, text, form }: Call, address: string): { call?: SentCall } {
  if (form || text.length > largestKept) return {}
  const kept = ['authorization', 'content-type', 'x-account-domain'].flatMap((name) => {
    const value = toHeaderText(headers[name])
    return value === undefined ? [] : [[name, value]]
  })
  return {
    call: { method, path, query, headers: Object.fromEntries(kept), text, address },
  }
}

const replaces = ({ step }: Fault<ApiStep>): boolean => step.status !== undefined || step.reset === 'before'

const faulty = ({ place, step: { status = 503, body, headers = {} } }: Fault<ApiStep>): Reply => ({
  status,
  body: body ?? failure(status, `Fault ${place} of this world`),
  headers,
})

interface Presented {
  headers: IncomingHttpHeaders
  query: string
}

function findCaller(world: World, endpoint: Endpoint, presented: Presented): Caller | undefined {
  const token = endpoint.tokenInQuery
    ? new URLSearchParams(presented.query).get('token')
    : bearerToken(presented)
  if (!token) return undefined
  const person = actorOfToken(world, token)
  return person && { person, token }
}

const bearerToken = ({ headers }: Presented) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
