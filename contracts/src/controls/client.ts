import { callsOf } from '../client/client.ts'
import type { Calls, ClientOptions } from '../client/send.ts'
import { controls } from './controls.ts'

/** `controls.clock.move({ advance: 'P7D' })`: as the client of the API, for the stand-in alone. */
export type Controls = { [A in keyof typeof controls]: Calls<(typeof controls)[A]> }

/** The controls of one world; `baseUrl` is their address without a slash at its end, as in 'http://127.0.0.1:4200/w/ID/_mock'. */
export const createControls = (options: ClientOptions): Controls =>
  Object.fromEntries(
    Object.entries(controls).map(([area, calls]) => [area, callsOf(options, area, calls)]),
  ) as Controls
