import type { StatusCounts } from '@heed/contracts'
import { matchPath } from 'react-router'

export const tabs = ['all', 'active', 'completed', 'draft'] as const
export type Tab = (typeof tabs)[number]

export type TabPaths = Readonly<Record<Tab, (() => string) & { pattern: string }>>

export const findCampaignTab = (pathname: string, paths: TabPaths): Tab =>
  tabs.find((tab) => matchPath(paths[tab].pattern, pathname)) ?? 'all'

export const getTabCount = (counts: StatusCounts, tab: Tab): number =>
  tab === 'all' ? counts.draft + counts.scheduled + counts.active + counts.completed : counts[tab]
