import { consolePages } from '@heed/contracts/rules/paths/consolePages'
import { fillPath } from '@heed/contracts/rules/paths/fillPath'
import type { PathParam } from 'react-router'

type Params<Pattern extends string> = Record<PathParam<Pattern>, string | number>
type PathArguments<Pattern extends string> = [PathParam<Pattern>] extends [never] ? [] : [Params<Pattern>]

/** `pattern` is for the router; calling a path returns its link, with a trailing slash. */
type Path<Pattern extends string = string> = ((...args: PathArguments<Pattern>) => string) & {
  pattern: Pattern
}

function definePath<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  const buildPath = (...[params]: PathArguments<Pattern>): string => {
    const path = fillPath(pattern, params ?? {})
    return path === '/' ? path : `${path}/`
  }
  return Object.assign(buildPath, { pattern })
}

export const paths = {
  home: definePath(consolePages.home),
  oldHome: definePath('/old_home'),
  signIn: definePath('/auth/signin'),
  checkEmail: definePath('/auth/check-email'),
  signUp: definePath('/auth/signup'),
  trial: definePath('/trial'),
  dummies: definePath('/dummies'),
  embedTrial: definePath('/ppv-trial'),
  linkError: definePath('/auth/error/email'),
  emailLink: definePath('/auth/email/:token'),
  emailSignIn: definePath('/auth/email/signin/:token'),
  tokenSignIn: definePath('/auth/jwt/signin/:token'),
  employees: definePath(consolePages.employees),
  employee: definePath(consolePages.employee),
  list: definePath(consolePages.list),
  employeeOfList: definePath('/users/list/:listId/user/:email'),
  content: definePath(consolePages.content),
  importedContent: definePath('/content/:scormId'),
  resources: definePath('/resources'),
  catalog: definePath('/catalog'),
  catalogSubject: definePath('/catalog/subject/:subjectId'),
  trainings: definePath(consolePages.trainings),
  activeTrainings: definePath('/trainings/active'),
  completedTrainings: definePath('/trainings/completed'),
  draftTrainings: definePath('/trainings/draft'),
  automations: definePath('/automations'),
  createTraining: definePath('/trainings/create'),
  copyTraining: definePath('/trainings/create/copy/:fromId'),
  createPackagedTraining: definePath('/trainings/create_scorm'),
  editTraining: definePath('/trainings/edit/:trainingId'),
  training: definePath(consolePages.training),
  trainingView: definePath('/trainings/:trainingId/view'),
  trainingUser: definePath('/trainings/:trainingId/user/:email'),
  assessments: definePath(consolePages.assessments),
  activeAssessments: definePath('/assessment/active'),
  completedAssessments: definePath('/assessment/completed'),
  draftAssessments: definePath('/assessment/draft'),
  createAssessment: definePath('/assessment/create'),
  copyAssessment: definePath('/assessment/create/copy/:fromId'),
  createPackagedAssessment: definePath('/assessment/create_scorm'),
  editAssessment: definePath('/assessment/edit/:assessmentId'),
  assessment: definePath(consolePages.assessment),
  assessmentView: definePath('/assessment/:assessmentId/view'),
  assessmentThreatAreas: definePath('/assessment/:assessmentId/view/threatAreas'),
  assessmentThreatArea: definePath('/assessment/:assessmentId/view/threatAreas/:threatAreaCode'),
  assessmentScenarios: definePath('/assessment/:assessmentId/view/scenarios'),
  assessmentEmployees: definePath('/assessment/:assessmentId/view/employees'),
  assessmentReminders: definePath('/assessment/:assessmentId/view/reminders'),
  recommendation: definePath('/assessment/:assessmentId/view/recommendation'),
  recommendedTraining: definePath('/assessment/:assessmentId/view/recommendation/create-training'),
  recommendedPackage: definePath('/assessment/:assessmentId/view/recommendation/create-scorm'),
  infosec: definePath('/infosec'),
  reports: definePath(consolePages.reports),
  report: definePath(consolePages.report),
  profile: definePath('/settings'),
  companySettings: definePath(consolePages.companySettings),
  appearance: definePath('/settings/company/appearance'),
  admins: definePath(consolePages.admins),
  emailSettings: definePath('/settings/email'),
  apiKeys: definePath(consolePages.apiKeys),
  integrations: definePath('/settings/integrations'),
  slack: definePath('/settings/integrations/slack'),
  teams: definePath('/settings/integrations/teams'),
  google: definePath('/settings/integrations/google'),
  azure: definePath('/settings/integrations/azure'),
  azureSso: definePath('/settings/integrations/azuresso'),
  subscription: definePath(consolePages.subscription),
  subscriptions: definePath('/subscriptions'),
  upgrade: definePath('/subscriptions/upgrade'),
  oldUpgrade: definePath('/subscriptions/upgrade-old'),
  partners: definePath(consolePages.partners),
  partner: definePath(consolePages.partner),
  partnerCompanies: definePath('/partner/:partnerId/companies'),
  partnerCompany: definePath(consolePages.partnerCompany),
  partnerManagers: definePath('/partner/:partnerId/managers'),
  partnerPackages: definePath('/partner/:partnerId/packages'),
  partnerSettings: definePath('/partner/:partnerId/settings'),
  partnerBrand: definePath('/partner/:partnerId/settings/brand'),
  partnerResources: definePath('/partner/:partnerId/resources'),
  partnerPayments: definePath('/partner/:partnerId/payments'),
  superPartners: definePath('/super'),
  superCompanies: definePath('/super/companies'),
  embed: definePath('/embed'),
  ppv: definePath('/ppv'),
  ppvUsage: definePath('/ppv/usage'),
  ppvEmbed: definePath('/ppv/embed/:subjectId'),
  manager: definePath('/manager'),
  demo: definePath('/demo'),
  testing: definePath('/testing2'),
  kit: definePath('/_kit'),
  incidents: definePath('/_kit/incidents'),
  incident: definePath('/_kit/incidents/:incidentId'),
  createDrill: definePath('/_kit/drills/create'),
  editDrill: definePath('/_kit/drills/:drillId'),
}

export function withQuery(path: string, query: Record<string, string | null>): string {
  const presentParams = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null)
  return presentParams.length > 0 ? `${path}?${new URLSearchParams(presentParams)}` : path
}

export const getEmployeePath = (email: string, listId?: number): string =>
  listId === undefined ? paths.employee({ email }) : paths.employeeOfList({ listId, email })
