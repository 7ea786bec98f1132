import { computed } from 'mobx'
import { useRoot } from '../../app/root/RootContext.tsx'
import type { HistoryStore } from '../../app/stores/HistoryStore.ts'
import type { TabPaths } from './list/tabs.ts'

/** Returns the last visited tab with its search; re-renders only when the result changes. */
export function getListPath(history: HistoryStore, first: string, ...otherPaths: readonly string[]): string {
  const tabs = [first, ...otherPaths]
  const findPath = () =>
    history.getLastLink([...history.paths].findLast((path) => tabs.includes(path)) ?? first)
  return computed(findPath).get()
}

export const useListBackPath = ({ all, active, completed, draft }: TabPaths): string =>
  getListPath(useRoot().history, all(), active(), completed(), draft())
