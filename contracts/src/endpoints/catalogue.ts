import { analytics } from './campaigns/analytics.ts'
import { assessmentReports } from './campaigns/assessmentReports.ts'
import { assessments } from './campaigns/assessments.ts'
import { dashboard } from './campaigns/dashboard.ts'
import { infosec } from './campaigns/infosec.ts'
import { ppv } from './campaigns/ppv.ts'
import { reports } from './campaigns/reports.ts'
import { trainingReports } from './campaigns/trainingReports.ts'
import { trainings } from './campaigns/trainings.ts'
import { apikeys } from './companies/apikeys.ts'
import { auth } from './companies/auth.ts'
import { branding } from './companies/branding.ts'
import { companies } from './companies/companies.ts'
import { integrations } from './companies/integrations.ts'
import { managers } from './companies/managers.ts'
import { partners } from './companies/partners.ts'
import { settings } from './companies/settings.ts'
import { subscriptions } from './companies/subscriptions.ts'
import { system } from './companies/system.ts'
import { trial } from './companies/trial.ts'
import { catalog, questions, templates, threatAreas, videos } from './content/catalog.ts'
import { content } from './content/content.ts'
import { packages } from './content/packages.ts'
import { subjects } from './content/subjects.ts'
import { employees } from './people/employees.ts'
import { importArea } from './people/import.ts'
import { lists } from './people/lists.ts'

export const api = {
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
export type Api = typeof api
export type Area = keyof Api

export type Operation = { [A in Area]: `${A}.${keyof Api[A] & string}` }[Area]
