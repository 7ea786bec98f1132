import { randomUUID } from 'node:crypto'
import type { RequestIds } from './types.ts'

export const maxKeptRequestIds = 50

export interface RequestIdCollector {
  next(): string
  read(): RequestIds
}

export function createRequestIdCollector(): RequestIdCollector {
  const firstIds: string[] = []
  const lastIds: string[] = []
  let count = 0
  return {
    next() {
      const id = randomUUID()
      count++
      if (firstIds.length < maxKeptRequestIds) firstIds.push(id)
      else if (lastIds.push(id) > maxKeptRequestIds) lastIds.shift()
      return id
    },
    read: () => ({ count, first: [...firstIds], last: [...lastIds] }),
  }
}

export function joinRequestIds(earlierIds: RequestIds, after: RequestIds): RequestIds {
  const allIds = [...earlierIds.first, ...earlierIds.last, ...after.first, ...after.last]
  const count = earlierIds.count + after.count
  const firstIds =
    earlierIds.count >= maxKeptRequestIds ? earlierIds.first : allIds.slice(0, maxKeptRequestIds)
  const lastIds = allIds.slice(firstIds.length).slice(-maxKeptRequestIds)
  return { count, first: firstIds, last: lastIds }
}
