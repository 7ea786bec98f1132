import { getManagerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import type { CampaignListPage } from '../../pages/campaigns/campaignList.ts'
import { narrowViewport, type Scene, serverError } from '../stage/scene.ts'

export interface CampaignList {
  name: 'training' | 'assessment'
  path: string
  show: (page: Page) => Promise<CampaignListPage>
  /** Name of an active campaign. */
  active: string
  filters: string
  dateFilter: string
  noMatchText: string
  stoppable: string
  deletable: string
  locked: string
}

type ListScene = Omit<Scene, 'area'>

export const admin = getManagerEmail('admin')

export function makeBrowsingScenes(list: CampaignList): ListScene[] {
  const { path, show } = list
  const name = `${list.name}s`
  const listPath = `${path}/`
  const tabs = ['active', 'completed', 'draft'].map((tab) => ({
    name: `${name}-${tab}`,
    screen: `${path}/${tab}`,
    as: admin,
    at: `${listPath}${tab}/`,
    show,
  }))
  return [
    { name, screen: path, as: admin, at: listPath, show },
    ...tabs,
    {
      name: `${name}-narrow`,
      as: admin,
      at: listPath,
      async show(page) {
        await page.setViewportSize(narrowViewport)
        await show(page)
        await page.getByRole('button', { name: `More about ${list.active}` }).click()
      },
    },
    { name: `${name}-filtered`, as: admin, at: `${listPath}?${list.filters}&list.filter=o`, show },
    {
      name: `${name}-nothing-found`,
      as: admin,
      at: `${listPath}?list.filter=nothing+at+all`,
      show: (page) => page.getByText(list.noMatchText).waitFor(),
    },
    {
      name: `${name}-filters`,
      as: admin,
      at: listPath,
      async show(page) {
        const dialog = await (await show(page)).openFilters()
        await dialog.root.getByRole('group', { name: list.dateFilter }).waitFor()
      },
    },
    {
      name: `${name}-row-menu`,
      as: admin,
      at: listPath,
      show: async (page) => (await show(page)).table.openMenu(list.active),
    },
  ]
}

export const makeConfirmationScenes = ({
  name,
  path,
  show,
  stoppable,
  deletable,
}: CampaignList): ListScene[] => [
  {
    name: `${name}-stop`,
    as: admin,
    at: `${path}/`,
    show: async (page) => (await show(page)).openStop(stoppable),
  },
  {
    name: `${name}-delete`,
    as: admin,
    at: `${path}/`,
    show: async (page) => (await show(page)).openDelete(deletable),
  },
]

export const makeRestrictedScenes = ({ name, path, show, locked }: CampaignList): ListScene[] => [
  {
    name: `${name}s-not-loaded`,
    as: admin,
    async show(page) {
      await page.route(new RegExp(`/companies/\\d+/${name}s\\?`), (route) => route.fulfill(serverError))
      await page.goto(`${path}/`)
      await page.getByRole('note').getByText(serverError.json.message).first().waitFor()
    },
  },
  { name: `${name}s-viewer`, as: getManagerEmail('viewer'), at: `${path}/`, show },
  {
    name: `${name}s-locked`,
    as: getManagerEmail('admin', 'expired'),
    at: `${path}/`,
    show: (page) => page.getByText(locked).waitFor(),
  },
]
