import { analytics } from './analytics.ts'
import { apikeys } from './apikeys.ts'
import { assessmentReports } from './assessmentReports.ts'
import { assessments } from './assessments.ts'
import { auth } from './auth.ts'
import { branding } from './branding.ts'
import { catalog, questions, templates, threatAreas, videos } from './catalog.ts'
import { companies } from './companies.ts'
import { content } from './content.ts'
import { dashboard } from './dashboard.ts'
import { employees } from './employees.ts'
import { importArea } from './import.ts'
import { infosec } from './infosec.ts'
import { integrations } from './integrations.ts'
import { lists } from './lists.ts'
import { managers } from './managers.ts'
import { packages } from './packages.ts'
import { partners } from './partners.ts'
import { ppv } from './ppv.ts'
import { reports } from './reports.ts'
import { settings } from './settings.ts'
import { subjects } from './subjects.ts'
import { subscriptions } from './subscriptions.ts'
import { system } from './system.ts'
import { trainingReports } from './trainingReports.ts'
import { trainings } from './trainings.ts'
import { trial } from './trial.ts'

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
