import { randomUUID } from 'node:crypto'
import type { RequestIds } from './types.ts'

export const keptRequestIds = 50

export interface RequestIdCollector {
  next(): string
  read(): RequestIds
}

export function collectRequestIds(): RequestIdCollector {
  const firstIds: string[] = []
  const lastIds: string[] = []
  let count = 0
  return {
    next() {
      const id = randomUUID()
      count++
      if (firstIds.length < keptRequestIds) firstIds.push(id)
      else if (lastIds.push(id) > keptRequestIds) lastIds.shift()
      return id
    },
    read: () => ({ count, first: [...firstIds], last: [...lastIds] }),
  }
}

export function joinRequestIds(earlierIds: RequestIds, after: RequestIds): RequestIds {
  const allIds = [...earlierIds.first, ...earlierIds.last, ...after.first, ...after.last]
  const count = earlierIds.count + after.count
  const firstIds = earlierIds.count >= keptRequestIds ? earlierIds.first : allIds.slice(0, keptRequestIds)
  const lastIds = allIds.slice(firstIds.length).slice(-keptRequestIds)
  return { count, first: firstIds, last: lastIds }
}
