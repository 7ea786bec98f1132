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

/** States in the order in which they apply, like `{ 'a company': { full: true }, 'no lists': true }`. */
type States = { readonly [S in State]?: Params<S> } & { readonly 'a company'?: StateParams<'a company'> }

export interface Call extends Unnamed {
  pin: `${Operation}: ${string}`
}

export interface Unnamed {
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

export const named = (name: string, call: Unnamed): Call => ({
  ...call,
  pin: `${call.pin.split(':')[0] as Operation}: ${name}`,
})

export function toAnswer({ pin, answer, fails, response }: Call): Answer {
  const answered = fails ?? response ?? (answer === undefined ? undefined : { status: 200, body: answer })
  if (!answered) throw new Error(`${pin}: what is answered?`)
  return answered
}

export function toInteraction(call: Call): Interaction {
  const { pin, as = 'admin', given = {}, request, body, parts } = call
  const [operation, uponReceiving] = halves(pin, ': ')
  const [method, path] = halves(request, ' ')
  const { 'a company': company, ...others } = given
  return {
    operation: operation as Operation,
    uponReceiving,
    as,
    given: [{ state: 'a company', ...(company ? { params: company } : {}) }, ...listed(others)],
    withRequest: {
      method: method as Request['method'],
      path,
      ...(body === undefined ? {} : { body }),
      ...(parts ? { parts } : {}),
    },
    willRespondWith: toAnswer(call),
  }
}

const halves = (text: string, mark: string): [string, string] => {
  const at = text.indexOf(mark)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

const listed = (given: object): Given[] =>
  Object.entries(given).flatMap(([state, params]) =>
    [params].flat().map((one) => ({ state, ...(one === true ? {} : { params: one }) }) as Given),
  )
