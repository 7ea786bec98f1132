import { matchPath } from 'react-router'
import { paths } from '../../../app/paths.ts'

const tabRoutes = {
  overview: paths.assessmentView,
  threatAreas: paths.assessmentThreatAreas,
  threatArea: paths.assessmentThreatArea,
  scenarios: paths.assessmentScenarios,
  employees: paths.assessmentEmployees,
  reminders: paths.assessmentReminders,
  recommendation: paths.recommendation,
} as const
export type Tab = keyof typeof tabRoutes

const tabs = Object.keys(tabRoutes) as Tab[]

export const findDetailTab = (pathname: string): Tab =>
  tabs.find((tab) => matchPath(tabRoutes[tab].pattern, pathname)) ?? 'overview'

export const parseAreaCode = (pathname: string): string =>
  matchPath(paths.assessmentThreatArea.pattern, pathname)?.params.threatAreaCode ?? ''
