import type * as z from 'zod/mini'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { Worlds } from '../../server/worlds/Worlds.ts'

export interface Desk {
  live: LiveWorld
  worlds: Worlds
  origin: string
  site: string
  /** Aborted when the caller disconnects or the server stops. */
  closeSignal: AbortSignal
}

export interface Control {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  says: string
  answer(desk: Desk, input: Record<string, unknown>): unknown
}

export class DeskError extends Error {
  readonly status: number
  readonly field: string | undefined

  constructor(status: number, message: string, field?: string) {
    super(message)
    this.status = status
    this.field = field
  }
}

export function createControl<S extends z.ZodMiniType>(
  method: Control['method'],
  path: string,
  summary: string,
  schema: S,
  handle: (desk: Desk, input: z.output<S>) => unknown,
): Control {
  const answer = (desk: Desk, input: Record<string, unknown>) => {
    const result = schema.safeParse(input)
    if (result.success) return handle(desk, result.data)
    const [issue] = result.error.issues
    if (!issue) throw new DeskError(400, "The input isn't valid")
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path
    throw new DeskError(400, issue.message, path.join('.') || 'body')
  }
  return { method, path, says: summary, answer }
}
