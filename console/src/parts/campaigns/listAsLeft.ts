import type { HistoryStore } from '../../app/HistoryStore.ts'

/** The way back to a list of several tabs: the one that was open last, with what was looked for there; else the first. */
export function listAsLeft(history: HistoryStore, first: string, ...others: readonly string[]): string {
  const tabs = [first, ...others]
  return history.asLeft([...history.paths].findLast((path) => tabs.includes(path)) ?? first)
}
