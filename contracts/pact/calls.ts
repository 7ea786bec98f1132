import type { Operation } from '../src/index.ts'
import type { Interaction } from './interaction.ts'
import type { Given, StateName, StateParams } from './states.ts'

type Request = Interaction['withRequest']
type Answer = Interaction['willRespondWith']
type State = Exclude<StateName, 'a company' | 'signed in'>
type Params<S extends State> =
  | StateParams<S>
  | (Record<never, never> extends StateParams<S> ? true : never)
  | readonly StateParams<S>[]

/** States in the order in which they are set up, like `{ 'a company': { full: true }, 'no lists': true }`. */
type States = { readonly [S in State]?: Params<S> } & { readonly 'a company'?: StateParams<'a company'> }

export interface Call extends UnnamedCall {
  pin: `${Operation}: ${string}`
}

export interface UnnamedCall {
  pin: Operation | Call['pin']
  as?: Interaction['as']
  given?: States
  request: `${Request['method']} /${string}`
  body?: unknown
  parts?: Request['parts']
  answer?: unknown
  fails?: Answer
  response?: Answer
}

export const nameCall = (name: string, call: UnnamedCall): Call => ({
  ...call,
  pin: `${call.pin.split(':')[0] as Operation}: ${name}`,
})

export function toAnswer({ pin, answer, fails, response }: Call): Answer {
  const answeredResponse =
    fails ?? response ?? (answer === undefined ? undefined : { status: 200, body: answer })
  if (!answeredResponse) throw new Error(`${pin}: what is answered?`)
  return answeredResponse
}

export function toInteraction(call: Call): Interaction {
  const { pin, as = 'admin', given = {}, request, body, parts } = call
  const [operation, uponReceiving] = splitAtFirst(pin, ': ')
  const [method, path] = splitAtFirst(request, ' ')
  const { 'a company': company, ...otherStates } = given
  return {
    operation: operation as Operation,
    uponReceiving,
    as,
    given: [{ state: 'a company', ...(company ? { params: company } : {}) }, ...toGivenList(otherStates)],
    withRequest: {
      method: method as Request['method'],
      path,
      ...(body === undefined ? {} : { body }),
      ...(parts ? { parts } : {}),
    },
    willRespondWith: toAnswer(call),
  }
}

const splitAtFirst = (text: string, mark: string): [string, string] => {
  const index = text.indexOf(mark)
  return [text.slice(0, index), text.slice(index + mark.length)]
}

const toGivenList = (given: object): Given[] =>
  Object.entries(given).flatMap(([state, params]) =>
    [params].flat().map((params) => ({ state, ...(params === true ? {} : { params }) }) as Given),
  )
