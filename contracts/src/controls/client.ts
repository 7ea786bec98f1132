import { createCalls } from '../client/client.ts'
import type { Calls, ClientOptions } from '../client/send.ts'
import { controls } from './controls.ts'

export type Controls = { [A in keyof typeof controls]: Calls<(typeof controls)[A]> }

export const createControls = (options: ClientOptions): Controls =>
  Object.fromEntries(
    Object.entries(controls).map(([area, calls]) => [area, createCalls(options, area, calls)]),
  ) as Controls
