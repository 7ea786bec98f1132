import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, type Page } from '@playwright/test'
import { longName, makeScenes } from '../stage/scene.ts'
import { showDetails } from './sharedScenes.ts'

const adminEmail = getManagerEmail('admin')
const id = companyIds.direct * 100 + 2
const trainingPath = `/trainings/${id}/view/`

const show = showDetails('Safe every day')
const openDialog = (button: string | RegExp, title: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click()
  await expect(page.getByRole('dialog', { name: title }).getByRole('table')).toHaveAttribute(
    'aria-busy',
    'false',
  )
}

export const trainingScenes = makeScenes('trainings', [
  { name: 'training', screen: '/trainings/:trainingId/view', as: adminEmail, at: trainingPath, show },
  { name: 'training-link', screen: '/trainings/:trainingId', as: adminEmail, at: `/trainings/${id}/`, show },
  {
    name: 'training-progress-table',
    as: adminEmail,
    at: trainingPath,
    async show(page) {
      await show(page)
      await page.getByRole('button', { name: 'Show as table' }).click()
      await page.getByRole('rowheader').first().waitFor()
    },
  },
  { name: 'training-lists', as: adminEmail, at: `${trainingPath}?tab=lists`, show },
  { name: 'training-employees', as: adminEmail, at: `${trainingPath}?tab=employees&details=1`, show },
  { name: 'training-packaged', as: adminEmail, at: `/trainings/p${companyIds.direct * 100 + 51}/view/` },
  {
    name: 'training-reminders',
    as: adminEmail,
    at: trainingPath,
    show: openDialog('Send reminders', 'Send reminders'),
  },
  {
    name: 'training-people',
    as: adminEmail,
    at: trainingPath,
    show: openDialog('View Employees', 'View Employees'),
  },
  {
    name: 'training-bounced',
    as: adminEmail,
    at: trainingPath,
    show: openDialog(/bounced emails$/, 'Bounced emails'),
  },
  {
    name: 'training-rename',
    as: adminEmail,
    at: trainingPath,
    async show(page) {
      await page.getByRole('button', { name: 'Actions', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Rename training' }).click()
      await page.getByRole('dialog', { name: 'Rename training' }).waitFor()
    },
  },
  {
    name: 'training-user',
    screen: '/trainings/:trainingId/user/:email',
    as: adminEmail,
    at: `${trainingPath}?tab=employees`,
    async show(page) {
      await page.getByRole('table', { name: 'Employees' }).getByRole('link').nth(1).click()
      await page.getByText('Started date').waitFor()
    },
  },
  {
    name: 'training-user-long-name',
    as: adminEmail,
    async show(page, world) {
      await world.change('trainings', { id: String(id) }, { name: longName })
      await page.goto(`${trainingPath}?tab=employees`)
      await page.getByRole('table', { name: 'Employees' }).getByRole('link').nth(1).click()
      await page.getByRole('link', { name: `Back to ${longName}` }).waitFor()
    },
  },
])
