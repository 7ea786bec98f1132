import { companyIds, getManagerEmail, superEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import type { World } from '../world.ts'
import { makeScenes } from './stage/scene.ts'

const admin = getManagerEmail('admin')
const waitForTitle = (page: Page) => page.getByRole('heading', { name: 'Embed content' }).waitFor()

const embeddedSubjectId = 101

async function buyPackage(page: Page, world: World): Promise<void> {
  const seller = await world.person(superEmail)
  const companyPath = `/companies/${companyIds.direct}`
  await world.call(seller, 'post', `${companyPath}/ppv`, { views: 100, notes: 'Trial' })
  await world.call(await world.person(admin), 'post', `${companyPath}/ppv/toggle`, {
    subject_id: embeddedSubjectId,
    enabled: true,
  })
  const { ppv } = await world.api<{ ppv: { apiKey: string } }>(seller, `${companyPath}/ppv/status`)
  for (const key of [ppv.apiKey, 'an-older-key']) {
    const query = {
      lang: 'en',
      key,
      s: String(embeddedSubjectId),
      c: String(companyIds.direct),
      uid: 'emp-7',
    }
    await page.request.get(`${world.address}api/embed?${new URLSearchParams(query)}`)
  }
}

const openAfterPurchase =
  (path: string, waits: (page: Page) => Promise<void>) => async (page: Page, world: World) => {
    await buyPackage(page, world)
    await page.goto(path)
    await waits(page)
  }

export const embedScenes = makeScenes('embed', [
  { name: 'embed-not-bought', screen: '/ppv', as: admin, at: '/ppv/', show: waitForTitle },
  { name: 'embed-usage-not-bought', screen: '/ppv/usage', as: admin, at: '/ppv/usage/', show: waitForTitle },
  {
    name: 'embed-snippet-not-bought',
    screen: '/ppv/embed/:subjectId',
    as: admin,
    at: `/ppv/embed/${embeddedSubjectId}/`,
    show: waitForTitle,
  },
  {
    name: 'embed-videos',
    as: admin,
    show: openAfterPurchase('/ppv/', (page) => page.getByText('100 views left').waitFor()),
  },
  {
    name: 'embed-usage',
    as: admin,
    show: openAfterPurchase('/ppv/usage/', (page) =>
      page.getByRole('row').filter({ hasText: 'emp-7' }).first().waitFor(),
    ),
  },
  {
    name: 'embed-snippet',
    as: admin,
    show: openAfterPurchase(`/ppv/embed/${embeddedSubjectId}/`, (page) =>
      page.getByText('<iframe').waitFor(),
    ),
  },
])
