import {
  type Answer,
  type Api,
  type Args,
  api,
  type Endpoint,
  getMedia,
  type HasCsv,
  listParamNames,
  type Operation,
  parseWireRequest,
  toWireRequest,
} from '@heed/contracts'
import type { HandlerResult, ServedFile } from '../calls/handler.ts'
import {
  createForbiddenError,
  createInvalidInputError,
  createNotFoundError,
  createUnauthorizedError,
  RefusalError,
} from '../calls/refusal.ts'
import { handlers } from '../domain/handlers.ts'
import { checkAccess } from '../world/authority.ts'
import { openSession } from '../world/sessions.ts'
import type { World } from '../world/World.ts'

type OperationEndpoint<O extends Operation> = O extends `${infer A extends keyof Api}.${infer N}`
  ? N extends keyof Api[A]
    ? Extract<Api[A][N], Endpoint>
    : never
  : never

const origin = 'http://127.0.0.1:4200'
export const defaultContext = {
  origin,
  siteAddress: origin,
  baseUrls: { api: `${origin}/api`, content: 'http://127.0.0.1:4201' },
  clientIp: '127.0.0.1',
  referer: '',
  authorization: '',
}
const refusals = {
  unauthorized: createUnauthorizedError,
  notFound: createNotFoundError,
  forbidden: createForbiddenError,
  notByKey: createForbiddenError,
}

export function call<
  const O extends Operation,
  I extends Args<OperationEndpoint<O>> = Args<OperationEndpoint<O>>,
>(
  world: World,
  operation: O,
  input: I,
  email?: string,
  overrides: Partial<typeof defaultContext> = {},
): CallResult<OperationEndpoint<O>, I> {
  return parseCheckedResponse(
    operation,
    input,
    runHandler(world, operation, input, email, overrides),
  ) as CallResult<OperationEndpoint<O>, I>
}

type CallResult<E extends Endpoint, I> =
  HasCsv<E> extends true ? (I extends { csv: '1' } ? ServedFile : Answer<E>) : HandlerResult<E>

export async function callAsync<const O extends Operation>(
  world: World,
  operation: O,
  input: Args<OperationEndpoint<O>>,
  email?: string,
  overrides: Partial<typeof defaultContext> = {},
): Promise<HandlerResult<OperationEndpoint<O>>> {
  return parseCheckedResponse(operation, input, await runHandler(world, operation, input, email, overrides))
}

function getEndpoint(operation: Operation): { area: keyof Api; name: string; endpoint: Endpoint } {
  const [area, name] = operation.split('.') as [keyof Api, string]
  return { area, name, endpoint: (api[area] as Record<string, Endpoint>)[name] as Endpoint }
}

function runHandler(
  world: World,
  operation: Operation,
  input: object,
  email?: string,
  overrides = {},
): unknown {
  const { area, name, endpoint } = getEndpoint(operation)
  const args = input as Record<string, unknown>
  const person = email === undefined ? undefined : world.findPersonByEmail(email)
  const company = world.companies.get(Number(args[endpoint.companyIn ?? 'companyId']))
  const account = world.accounts.get(Number(args.partnerId))
  const accessResult = checkAccess(world, endpoint, person, company, account)
  if (accessResult !== 'ok') throw refusals[accessResult](accessResult)
  const { path, body, form } = toWireRequest(endpoint, args)
  const params = Object.fromEntries(listParamNames(endpoint.path).map((key) => [key, String(args[key])]))
  const query = new URLSearchParams(path.split('?')[1])
  const parsedInput = parseWireRequest(
    endpoint,
    params,
    query,
    form ? Object.fromEntries(form.entries()) : body,
  )
  if ('problems' in parsedInput) throw createInvalidInputError(parsedInput.problems)
  const handler = (handlers[area] as Record<string, (context: object) => unknown>)[name]
  const caller = person && { person, token: openSession(world, person.id).id }
  return handler?.({
    world,
    input: parsedInput.input,
    caller,
    company,
    account,
    ...defaultContext,
    ...overrides,
  })
}

function parseCheckedResponse<const O extends Operation>(
  operation: O,
  input: object,
  answer: unknown,
): HandlerResult<OperationEndpoint<O>> {
  const { endpoint } = getEndpoint(operation)
  const parseResult = getMedia(endpoint, input)
    ? { success: true as const }
    : endpoint.answer.safeParse(answer)
  if (!parseResult.success)
    throw new Error(`The answer of ${operation} does not fit: ${parseResult.error.message}`)
  return answer as HandlerResult<OperationEndpoint<O>>
}

export function catchRefusal(attempt: () => unknown): RefusalError {
  try {
    attempt()
  } catch (error) {
    if (error instanceof RefusalError) return error
    throw error
  }
  throw new Error('The call was not refused')
}

export async function catchRefusalAsync(attempt: Promise<unknown>): Promise<RefusalError> {
  const outcome = await attempt.catch((error: unknown) => error)
  if (outcome instanceof RefusalError) return outcome
  throw outcome instanceof Error ? outcome : new Error('The call was not refused')
}
