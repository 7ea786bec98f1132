import { computed } from 'mobx'
import type { HistoryStore } from '../../app/HistoryStore.ts'

/**
 * The way back to a list of several tabs: the one that was open last, with what was looked for there; else the first. The
 * page that shows it is drawn anew when the way is another one, not with each page that is visited.
 */
export function listAsLeft(history: HistoryStore, first: string, ...others: readonly string[]): string {
  const tabs = [first, ...others]
  const way = () => history.asLeft([...history.paths].findLast((path) => tabs.includes(path)) ?? first)
  return computed(way).get()
}
