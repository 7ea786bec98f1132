import type { AreaLoaders } from '@heed/contracts'
import { auth } from '@heed/contracts/endpoints/companies/auth'
import { branding } from '@heed/contracts/endpoints/companies/branding'

function late<T extends object>(load: () => Promise<T>): () => T | Promise<T> {
  let known: T | undefined
  return () =>
    known ??
    load().then((area) => {
      known = area
      return area
    })
}

/** The start script includes only sign-in calls; all other calls are loaded lazily. */
export const areaLoaders: AreaLoaders = {
  auth: () => auth,
  branding: () => branding,
  analytics: late(async () => (await import('@heed/contracts/endpoints/campaigns/analytics')).analytics),
  apikeys: late(async () => (await import('@heed/contracts/endpoints/companies/apikeys')).apikeys),
  assessmentReports: late(
    async () => (await import('@heed/contracts/endpoints/campaigns/assessmentReports')).assessmentReports,
  ),
  assessments: late(
    async () => (await import('@heed/contracts/endpoints/campaigns/assessments')).assessments,
  ),
  catalog: late(async () => (await import('@heed/contracts/endpoints/content/catalog')).catalog),
  companies: late(async () => (await import('@heed/contracts/endpoints/companies/companies')).companies),
  content: late(async () => (await import('@heed/contracts/endpoints/content/content')).content),
  dashboard: late(async () => (await import('@heed/contracts/endpoints/campaigns/dashboard')).dashboard),
  employees: late(async () => (await import('@heed/contracts/endpoints/people/employees')).employees),
  import: late(async () => (await import('@heed/contracts/endpoints/people/import')).importArea),
  infosec: late(async () => (await import('@heed/contracts/endpoints/campaigns/infosec')).infosec),
  integrations: late(
    async () => (await import('@heed/contracts/endpoints/companies/integrations')).integrations,
  ),
  lists: late(async () => (await import('@heed/contracts/endpoints/people/lists')).lists),
  managers: late(async () => (await import('@heed/contracts/endpoints/companies/managers')).managers),
  packages: late(async () => (await import('@heed/contracts/endpoints/content/packages')).packages),
  partners: late(async () => (await import('@heed/contracts/endpoints/companies/partners')).partners),
  ppv: late(async () => (await import('@heed/contracts/endpoints/campaigns/ppv')).ppv),
  questions: late(async () => (await import('@heed/contracts/endpoints/content/catalog')).questions),
  reports: late(async () => (await import('@heed/contracts/endpoints/campaigns/reports')).reports),
  settings: late(async () => (await import('@heed/contracts/endpoints/companies/settings')).settings),
  subjects: late(async () => (await import('@heed/contracts/endpoints/content/subjects')).subjects),
  subscriptions: late(
    async () => (await import('@heed/contracts/endpoints/companies/subscriptions')).subscriptions,
  ),
  system: late(async () => (await import('@heed/contracts/endpoints/companies/system')).system),
  templates: late(async () => (await import('@heed/contracts/endpoints/content/catalog')).templates),
  threatAreas: late(async () => (await import('@heed/contracts/endpoints/content/catalog')).threatAreas),
  trainingReports: late(
    async () => (await import('@heed/contracts/endpoints/campaigns/trainingReports')).trainingReports,
  ),
  trainings: late(async () => (await import('@heed/contracts/endpoints/campaigns/trainings')).trainings),
  trial: late(async () => (await import('@heed/contracts/endpoints/companies/trial')).trial),
  videos: late(async () => (await import('@heed/contracts/endpoints/content/catalog')).videos),
}
