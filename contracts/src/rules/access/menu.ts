import type { Branding } from '../../entities/companies/branding.ts'
import type { Company } from '../../entities/companies/company.ts'
import { getSettings } from './company.ts'
import { areAssessmentsEnabled, isTrainingEnabled } from './features.ts'
import { isFlagOn } from './flags.ts'

export const tabCodes = [
  'dashboard',
  'training',
  'assessment',
  'employees',
  'reports',
  'content',
  'help',
] as const
export type TabCode = (typeof tabCodes)[number]

/** A menu tab: `enabled` if shown; `customLink` is an external address that replaces its page (S0 section 2, W-5). */
export interface MenuTab {
  code: TabCode
  enabled: boolean
  customLink: string | null
}

export function listMenuTabs(company: Company, branding: Branding): MenuTab[] {
  const settings = getSettings(company)
  return tabCodes.map((code) => ({
    code,
    enabled: isFeatureOn(code, company) && !isFlagOn(settings[`ui.menu_hide_${code}_tab`]),
    customLink: getTabLink(code, branding),
  }))
}

function isFeatureOn(code: TabCode, company: Company): boolean {
  if (code === 'training') return isTrainingEnabled(company)
  if (code === 'assessment') return areAssessmentsEnabled(company)
  return true
}

function getTabLink(code: TabCode, branding: Branding): string | null {
  if (code === 'help') return branding['ui.help_url'] ?? null
  if (code === 'content') return branding['ui.resources_url'] ?? null
  return null
}
