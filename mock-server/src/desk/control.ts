import type * as z from 'zod/mini'
import type { LiveWorld } from '../server/LiveWorld.ts'
import type { Worlds } from '../server/Worlds.ts'

/** What a control works on. */
export interface Desk {
  /** The chosen world. */
  live: LiveWorld
  worlds: Worlds
  /** Address of the chosen world as the caller sees it, as in 'http://127.0.0.1:4200/w/ID'. */
  origin: string
  /** Address of the server. */
  site: string
  /** Aborted when the caller is gone or the server closes. */
  gone: AbortSignal
}

/** One control of the desk: path parameters, query and body arrive as one parsed object. */
export interface Control {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /_mock. */
  path: string
  /** One line for people, shown at GET /_mock. */
  says: string
  answer(desk: Desk, input: Record<string, unknown>): unknown
}

/** Refused input of a control or a world that is not there; the envelope is that of the API. */
export class DeskError extends Error {
  readonly status: number
  readonly field: string | undefined

  constructor(status: number, message: string, field?: string) {
    super(message)
    this.status = status
    this.field = field
  }
}

/** A control whose input is checked by a schema; what does not fit is 400 by its field. */
export function control<S extends z.ZodMiniType>(
  method: Control['method'],
  path: string,
  says: string,
  schema: S,
  run: (desk: Desk, input: z.output<S>) => unknown,
): Control {
  const answer = (desk: Desk, input: Record<string, unknown>) => {
    const result = schema.safeParse(input)
    if (result.success) return run(desk, result.data)
    const [issue] = result.error.issues
    if (!issue) throw new DeskError(400, 'The input does not fit')
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path
    throw new DeskError(400, issue.message, path.join('.') || 'body')
  }
  return { method, path, says, answer }
}
