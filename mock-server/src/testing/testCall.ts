import {
  type Answer,
  type Api,
  type Args,
  api,
  type Endpoint,
  fromWire,
  getMedia,
  type HasCsv,
  type Operation,
  paramNames,
  toWire,
} from '@heed/contracts'
import type { HandlerResult, ServedFile } from '../calls/handler.ts'
import { forbidden, invalid, notFound, Refusal, unauthorized } from '../calls/refusal.ts'
import { handlers } from '../domain/handlers.ts'
import { judge } from '../world/authority.ts'
import { openSession } from '../world/sessions.ts'
import type { World } from '../world/World.ts'

type EndpointOf<O extends Operation> = O extends `${infer A extends keyof Api}.${infer N}`
  ? N extends keyof Api[A]
    ? Extract<Api[A][N], Endpoint>
    : never
  : never

const origin = 'http://127.0.0.1:4200'
export const wire = {
  origin,
  home: origin,
  reach: { api: `${origin}/api`, content: 'http://127.0.0.1:4201' },
  clientIp: '127.0.0.1',
  referer: '',
  authorization: '',
}
const refusals = { unauthorized, notFound, forbidden, notByKey: forbidden }

export function call<const O extends Operation, I extends Args<EndpointOf<O>> = Args<EndpointOf<O>>>(
  world: World,
  operation: O,
  input: I,
  as?: string,
  more: Partial<typeof wire> = {},
): ServedTo<EndpointOf<O>, I> {
  return fitting(operation, input, run(world, operation, input, as, more)) as ServedTo<EndpointOf<O>, I>
}

type ServedTo<E extends Endpoint, I> =
  HasCsv<E> extends true ? (I extends { csv: '1' } ? ServedFile : Answer<E>) : HandlerResult<E>

export async function callLater<const O extends Operation>(
  world: World,
  operation: O,
  input: Args<EndpointOf<O>>,
  as?: string,
  more: Partial<typeof wire> = {},
): Promise<HandlerResult<EndpointOf<O>>> {
  return fitting(operation, input, await run(world, operation, input, as, more))
}

function getEndpoint(operation: Operation): { area: keyof Api; name: string; endpoint: Endpoint } {
  const [area, name] = operation.split('.') as [keyof Api, string]
  return { area, name, endpoint: (api[area] as Record<string, Endpoint>)[name] as Endpoint }
}

function run(world: World, operation: Operation, input: object, as?: string, more = {}): unknown {
  const { area, name, endpoint } = getEndpoint(operation)
  const args = input as Record<string, unknown>
  const person = as === undefined ? undefined : world.personByEmail(as)
  const company = world.companies.get(Number(args[endpoint.companyIn ?? 'companyId']))
  const account = world.accounts.get(Number(args.partnerId))
  const verdict = judge(world, endpoint, person, company, account)
  if (verdict !== 'ok') throw refusals[verdict](verdict)
  const { path, body, form } = toWire(endpoint, args)
  const params = Object.fromEntries(paramNames(endpoint.path).map((key) => [key, String(args[key])]))
  const query = new URLSearchParams(path.split('?')[1])
  const parsed = fromWire(endpoint, params, query, form ? Object.fromEntries(form.entries()) : body)
  if ('problems' in parsed) throw invalid(parsed.problems)
  const handler = (handlers[area] as Record<string, (context: object) => unknown>)[name]
  const caller = person && { person, token: openSession(world, person.id).id }
  return handler?.({ world, input: parsed.input, caller, company, account, ...wire, ...more })
}

function fitting<const O extends Operation>(
  operation: O,
  input: object,
  answer: unknown,
): HandlerResult<EndpointOf<O>> {
  const { endpoint } = getEndpoint(operation)
  const fits = getMedia(endpoint, input) ? { success: true as const } : endpoint.answer.safeParse(answer)
  if (!fits.success) throw new Error(`The answer of ${operation} does not fit: ${fits.error.message}`)
  return answer as HandlerResult<EndpointOf<O>>
}

export function refused(attempt: () => unknown): Refusal {
  try {
    attempt()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('The call was not refused')
}

export async function refusedLater(attempt: Promise<unknown>): Promise<Refusal> {
  const outcome = await attempt.catch((error: unknown) => error)
  if (outcome instanceof Refusal) return outcome
  throw outcome instanceof Error ? outcome : new Error('The call was not refused')
}
