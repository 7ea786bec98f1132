import { randomUUID } from 'node:crypto'
import type { RequestIds } from './types.ts'

export const keptRequestIds = 50

export interface RequestIdCollector {
  /** An id for the next call: handed to `context.client({ requestId })`, or to one call that keeps its ids itself. */
  next(): string
  read(): RequestIds
}

/** Gives every call of a run its id and keeps the first and the last of them. */
export function collectRequestIds(): RequestIdCollector {
  const first: string[] = []
  const last: string[] = []
  let count = 0
  return {
    next() {
      const id = randomUUID()
      count++
      if (first.length < keptRequestIds) first.push(id)
      else if (last.push(id) > keptRequestIds) last.shift()
      return id
    },
    read: () => ({ count, first: [...first], last: [...last] }),
  }
}

/** Those of a run together with those of how it went on. */
export function joinRequestIds(before: RequestIds, after: RequestIds): RequestIds {
  const both = [...before.first, ...before.last, ...after.first, ...after.last]
  const count = before.count + after.count
  const first = before.count >= keptRequestIds ? before.first : both.slice(0, keptRequestIds)
  const last = both.slice(first.length).slice(-keptRequestIds)
  return { count, first, last }
}
