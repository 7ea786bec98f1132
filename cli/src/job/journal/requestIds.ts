import { randomUUID } from 'node:crypto'
import type { RequestIds } from './types.ts'

export const keptRequestIds = 50

export interface RequestIdCollector {
  next(): string
  read(): RequestIds
}

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

export function joinRequestIds(before: RequestIds, after: RequestIds): RequestIds {
  const allIds = [...before.first, ...before.last, ...after.first, ...after.last]
  const count = before.count + after.count
  const first = before.count >= keptRequestIds ? before.first : allIds.slice(0, keptRequestIds)
  const last = allIds.slice(first.length).slice(-keptRequestIds)
  return { count, first, last }
}
