import type { StatusCounts } from '@heed/contracts'
import { matchPath } from 'react-router'
import { paths } from '../../../app/paths.ts'

export const tabs = ['all', 'active', 'completed', 'draft'] as const
export type Tab = (typeof tabs)[number]

/** The address of each tab (S1 section 2). */
export const tabPaths: Record<
  Tab,
  | typeof paths.trainings
  | typeof paths.activeTrainings
  | typeof paths.completedTrainings
  | typeof paths.draftTrainings
> = {
  all: paths.trainings,
  active: paths.activeTrainings,
  completed: paths.completedTrainings,
  draft: paths.draftTrainings,
}

export const tabAt = (pathname: string): Tab =>
  tabs.find((tab) => matchPath(tabPaths[tab].pattern, pathname)) ?? 'all'

/** All holds those that wait for their start too. */
export const countIn = (counts: StatusCounts, tab: Tab): number =>
  tab === 'all' ? counts.draft + counts.scheduled + counts.active + counts.completed : counts[tab]
