import type { AreaLoaders } from '@heed/contracts'
import { auth } from '@heed/contracts/endpoints/companies/auth'
import { branding } from '@heed/contracts/endpoints/companies/branding'

function lazyLoad<T extends object>(load: () => Promise<T>): () => T | Promise<T> {
  let loadedArea: T | undefined
  return () =>
    loadedArea ??
    load().then((area) => {
      loadedArea = area
      return area
    })
}

/** The start script includes only sign-in calls; all other calls are loaded lazily. */
export const areaLoaders: AreaLoaders = {
  auth: () => auth,
  branding: () => branding,
  analytics: lazyLoad(async () => (await import('@heed/contracts/endpoints/campaigns/analytics')).analytics),
  apikeys: lazyLoad(async () => (await import('@heed/contracts/endpoints/companies/apikeys')).apikeys),
  assessmentReports: lazyLoad(
    async () => (await import('@heed/contracts/endpoints/campaigns/assessmentReports')).assessmentReports,
  ),
  assessments: lazyLoad(
    async () => (await import('@heed/contracts/endpoints/campaigns/assessments')).assessments,
  ),
  catalog: lazyLoad(async () => (await import('@heed/contracts/endpoints/content/catalog')).catalog),
  companies: lazyLoad(async () => (await import('@heed/contracts/endpoints/companies/companies')).companies),
  content: lazyLoad(async () => (await import('@heed/contracts/endpoints/content/content')).content),
  dashboard: lazyLoad(async () => (await import('@heed/contracts/endpoints/campaigns/dashboard')).dashboard),
  employees: lazyLoad(async () => (await import('@heed/contracts/endpoints/people/employees')).employees),
  import: lazyLoad(async () => (await import('@heed/contracts/endpoints/people/import')).importArea),
  infosec: lazyLoad(async () => (await import('@heed/contracts/endpoints/campaigns/infosec')).infosec),
  integrations: lazyLoad(
    async () => (await import('@heed/contracts/endpoints/companies/integrations')).integrations,
  ),
  lists: lazyLoad(async () => (await import('@heed/contracts/endpoints/people/lists')).lists),
  managers: lazyLoad(async () => (await import('@heed/contracts/endpoints/companies/managers')).managers),
  packages: lazyLoad(async () => (await import('@heed/contracts/endpoints/content/packages')).packages),
  partners: lazyLoad(async () => (await import('@heed/contracts/endpoints/companies/partners')).partners),
  ppv: lazyLoad(async () => (await import('@heed/contracts/endpoints/campaigns/ppv')).ppv),
  questions: lazyLoad(async () => (await import('@heed/contracts/endpoints/content/catalog')).questions),
  reports: lazyLoad(async () => (await import('@heed/contracts/endpoints/campaigns/reports')).reports),
  settings: lazyLoad(async () => (await import('@heed/contracts/endpoints/companies/settings')).settings),
  subjects: lazyLoad(async () => (await import('@heed/contracts/endpoints/content/subjects')).subjects),
  subscriptions: lazyLoad(
    async () => (await import('@heed/contracts/endpoints/companies/subscriptions')).subscriptions,
  ),
  system: lazyLoad(async () => (await import('@heed/contracts/endpoints/companies/system')).system),
  templates: lazyLoad(async () => (await import('@heed/contracts/endpoints/content/catalog')).templates),
  threatAreas: lazyLoad(async () => (await import('@heed/contracts/endpoints/content/catalog')).threatAreas),
  trainingReports: lazyLoad(
    async () => (await import('@heed/contracts/endpoints/campaigns/trainingReports')).trainingReports,
  ),
  trainings: lazyLoad(async () => (await import('@heed/contracts/endpoints/campaigns/trainings')).trainings),
  trial: lazyLoad(async () => (await import('@heed/contracts/endpoints/companies/trial')).trial),
  videos: lazyLoad(async () => (await import('@heed/contracts/endpoints/content/catalog')).videos),
}
