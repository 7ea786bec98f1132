import type { StatusCounts } from '@heed/contracts'
import { matchPath } from 'react-router'

export const campaignTabs = ['all', 'active', 'completed', 'draft'] as const
export type CampaignTab = (typeof campaignTabs)[number]

export type TabPaths = Readonly<Record<CampaignTab, (() => string) & { pattern: string }>>

export const findCampaignTab = (pathname: string, paths: TabPaths): CampaignTab =>
  campaignTabs.find((tab) => matchPath(paths[tab].pattern, pathname)) ?? 'all'

export const getTabCount = (counts: StatusCounts, tab: CampaignTab): number =>
  tab === 'all' ? counts.draft + counts.scheduled + counts.active + counts.completed : counts[tab]
