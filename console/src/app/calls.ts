import type { AreaLoaders } from '@heed/contracts'
import { auth } from '@heed/contracts/endpoints/auth'
import { branding } from '@heed/contracts/endpoints/branding'

function late<T extends object>(load: () => Promise<T>): () => T | Promise<T> {
  let known: T | undefined
  return () =>
    known ??
    load().then((area) => {
      known = area
      return area
    })
}

/** The start script includes only sign-in calls; all further calls are loaded lazily. */
export const calls: AreaLoaders = {
  auth: () => auth,
  branding: () => branding,
  analytics: late(async () => (await import('@heed/contracts/endpoints/analytics')).analytics),
  apikeys: late(async () => (await import('@heed/contracts/endpoints/apikeys')).apikeys),
  assessmentReports: late(
    async () => (await import('@heed/contracts/endpoints/assessmentReports')).assessmentReports,
  ),
  assessments: late(async () => (await import('@heed/contracts/endpoints/assessments')).assessments),
  catalog: late(async () => (await import('@heed/contracts/endpoints/catalog')).catalog),
  companies: late(async () => (await import('@heed/contracts/endpoints/companies')).companies),
  content: late(async () => (await import('@heed/contracts/endpoints/content')).content),
  dashboard: late(async () => (await import('@heed/contracts/endpoints/dashboard')).dashboard),
  employees: late(async () => (await import('@heed/contracts/endpoints/employees')).employees),
  import: late(async () => (await import('@heed/contracts/endpoints/import')).importArea),
  infosec: late(async () => (await import('@heed/contracts/endpoints/infosec')).infosec),
  integrations: late(async () => (await import('@heed/contracts/endpoints/integrations')).integrations),
  lists: late(async () => (await import('@heed/contracts/endpoints/lists')).lists),
  managers: late(async () => (await import('@heed/contracts/endpoints/managers')).managers),
  packages: late(async () => (await import('@heed/contracts/endpoints/packages')).packages),
  partners: late(async () => (await import('@heed/contracts/endpoints/partners')).partners),
  ppv: late(async () => (await import('@heed/contracts/endpoints/ppv')).ppv),
  questions: late(async () => (await import('@heed/contracts/endpoints/catalog')).questions),
  reports: late(async () => (await import('@heed/contracts/endpoints/reports')).reports),
  settings: late(async () => (await import('@heed/contracts/endpoints/settings')).settings),
  subjects: late(async () => (await import('@heed/contracts/endpoints/subjects')).subjects),
  subscriptions: late(async () => (await import('@heed/contracts/endpoints/subscriptions')).subscriptions),
  system: late(async () => (await import('@heed/contracts/endpoints/system')).system),
  templates: late(async () => (await import('@heed/contracts/endpoints/catalog')).templates),
  threatAreas: late(async () => (await import('@heed/contracts/endpoints/catalog')).threatAreas),
  trainingReports: late(
    async () => (await import('@heed/contracts/endpoints/trainingReports')).trainingReports,
  ),
  trainings: late(async () => (await import('@heed/contracts/endpoints/trainings')).trainings),
  trial: late(async () => (await import('@heed/contracts/endpoints/trial')).trial),
  videos: late(async () => (await import('@heed/contracts/endpoints/catalog')).videos),
}
