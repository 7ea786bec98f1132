import type { Handlers } from '../calls/handler.ts'
import { assessmentReports } from './assessments/assessmentReports.ts'
import { assessments } from './assessments/assessments.ts'
import { infosec } from './assessments/results/infosecCalls.ts'
import { auth } from './auth/auth.ts'
import { trial } from './auth/trial.ts'
import { branding } from './companies/brand/branding.ts'
import { companies } from './companies/companies.ts'
import { managers } from './companies/managers/managers.ts'
import { partners } from './companies/partners/partners.ts'
import { apikeys } from './companies/settings/apikeys.ts'
import { settings } from './companies/settings/settings.ts'
import { catalog, questions, templates, threatAreas, videos } from './content/catalog.ts'
import { content } from './content/content.ts'
import { subjects } from './content/subjects.ts'
import { dashboard } from './dashboard/dashboard.ts'
import { employees } from './employees/employees.ts'
import { importArea } from './employees/import.ts'
import { integrations } from './integrations/integrations.ts'
import { lists } from './lists/lists.ts'
import { packages } from './packaged/packages.ts'
import { reports } from './reports/reports.ts'
import { subscriptions } from './subscriptions/subscriptions.ts'
import { analytics } from './system/analytics.ts'
import { system } from './system/system.ts'
import { trainingReports } from './trainings/trainingReports.ts'
import { trainings } from './trainings/trainings.ts'
import { ppv } from './views/ppv.ts'

export const handlers: Handlers = {
  auth,
  trial,
  branding,
  companies,
  subscriptions,
  partners,
  employees,
  lists,
  integrations,
  import: importArea,
  content,
  packages,
  ppv,
  subjects,
  catalog,
  templates,
  questions,
  threatAreas,
  videos,
  trainings,
  trainingReports,
  assessments,
  assessmentReports,
  reports,
  infosec,
  dashboard,
  settings,
  managers,
  apikeys,
  analytics,
  system,
}
