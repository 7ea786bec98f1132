import { generatePath, type PathParam } from 'react-router'

type Params<Pattern extends string> = Record<PathParam<Pattern>, string | number>
type Given<Pattern extends string> = [PathParam<Pattern>] extends [never] ? [] : [Params<Pattern>]

/** `pattern` is for the router; calling a path returns its link, with a trailing slash. */
type Path<Pattern extends string = string> = ((...given: Given<Pattern>) => string) & { pattern: Pattern }

function at<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  const link = (...[params]: Given<Pattern>): string => {
    const values = Object.entries<string | number>(params ?? {})
    const texts = Object.fromEntries(values.map(([name, value]) => [name, String(value)]))
    const path = generatePath<string>(pattern, texts)
    return path === '/' ? path : `${path}/`
  }
  return Object.assign(link, { pattern })
}

export const paths = {
  home: at('/'),
  oldHome: at('/old_home'),
  signIn: at('/auth/signin'),
  checkEmail: at('/auth/check-email'),
  signUp: at('/auth/signup'),
  trial: at('/trial'),
  dummies: at('/dummies'),
  embedTrial: at('/ppv-trial'),
  linkError: at('/auth/error/email'),
  emailLink: at('/auth/email/:token'),
  emailSignIn: at('/auth/email/signin/:token'),
  tokenSignIn: at('/auth/jwt/signin/:token'),
  employees: at('/users'),
  employee: at('/users/user/:email'),
  list: at('/users/list/:listId'),
  employeeOfList: at('/users/list/:listId/user/:email'),
  content: at('/content'),
  importedContent: at('/content/:scormId'),
  resources: at('/resources'),
  catalog: at('/catalog'),
  catalogSubject: at('/catalog/subject/:subjectId'),
  trainings: at('/trainings'),
  activeTrainings: at('/trainings/active'),
  completedTrainings: at('/trainings/completed'),
  draftTrainings: at('/trainings/draft'),
  automations: at('/automations'),
  createTraining: at('/trainings/create'),
  copyTraining: at('/trainings/create/copy/:fromId'),
  createPackagedTraining: at('/trainings/create_scorm'),
  editTraining: at('/trainings/edit/:trainingId'),
  training: at('/trainings/:trainingId'),
  trainingView: at('/trainings/:trainingId/view'),
  trainingUser: at('/trainings/:trainingId/user/:email'),
  assessments: at('/assessment'),
  activeAssessments: at('/assessment/active'),
  completedAssessments: at('/assessment/completed'),
  draftAssessments: at('/assessment/draft'),
  createAssessment: at('/assessment/create'),
  copyAssessment: at('/assessment/create/copy/:fromId'),
  createPackagedAssessment: at('/assessment/create_scorm'),
  editAssessment: at('/assessment/edit/:assessmentId'),
  assessment: at('/assessment/:assessmentId'),
  assessmentView: at('/assessment/:assessmentId/view'),
  assessmentThreatAreas: at('/assessment/:assessmentId/view/threatAreas'),
  assessmentThreatArea: at('/assessment/:assessmentId/view/threatAreas/:threatAreaCode'),
  assessmentScenarios: at('/assessment/:assessmentId/view/scenarios'),
  assessmentEmployees: at('/assessment/:assessmentId/view/employees'),
  assessmentReminders: at('/assessment/:assessmentId/view/reminders'),
  recommendation: at('/assessment/:assessmentId/view/recommendation'),
  recommendedTraining: at('/assessment/:assessmentId/view/recommendation/create-training'),
  recommendedPackage: at('/assessment/:assessmentId/view/recommendation/create-scorm'),
  infosec: at('/infosec'),
  reports: at('/reports'),
  report: at('/reports/:reportId'),
  profile: at('/settings'),
  companySettings: at('/settings/company'),
  appearance: at('/settings/company/appearance'),
  admins: at('/settings/admins'),
  emailSettings: at('/settings/email'),
  apiKeys: at('/settings/apikeys'),
  integrations: at('/settings/integrations'),
  slack: at('/settings/integrations/slack'),
  teams: at('/settings/integrations/teams'),
  google: at('/settings/integrations/google'),
  azure: at('/settings/integrations/azure'),
  azureSso: at('/settings/integrations/azuresso'),
  subscription: at('/settings/subscriptions'),
  subscriptions: at('/subscriptions'),
  upgrade: at('/subscriptions/upgrade'),
  oldUpgrade: at('/subscriptions/upgrade-old'),
  partners: at('/partner'),
  partner: at('/partner/:partnerId'),
  partnerCompanies: at('/partner/:partnerId/companies'),
  partnerCompany: at('/partner/:partnerId/companies/:companyId'),
  partnerManagers: at('/partner/:partnerId/managers'),
  partnerPackages: at('/partner/:partnerId/packages'),
  partnerSettings: at('/partner/:partnerId/settings'),
  partnerBrand: at('/partner/:partnerId/settings/brand'),
  partnerResources: at('/partner/:partnerId/resources'),
  partnerPayments: at('/partner/:partnerId/payments'),
  superPartners: at('/super'),
  superCompanies: at('/super/companies'),
  embed: at('/embed'),
  ppv: at('/ppv'),
  ppvUsage: at('/ppv/usage'),
  ppvEmbed: at('/ppv/embed/:subjectId'),
  manager: at('/manager'),
  demo: at('/demo'),
  testing: at('/testing2'),
  kit: at('/_kit'),
  incidents: at('/_kit/incidents'),
  incident: at('/_kit/incidents/:incidentId'),
  createDrill: at('/_kit/drills/create'),
  editDrill: at('/_kit/drills/:drillId'),
}

export function withQuery(path: string, query: Record<string, string | null>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null)
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

export const employeePath = (email: string, listId?: number): string =>
  listId === undefined ? paths.employee({ email }) : paths.employeeOfList({ listId, email })
