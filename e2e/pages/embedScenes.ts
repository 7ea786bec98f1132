import { managerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { scenesOf } from './scene.ts'

const admin = managerEmail('admin')
const title = (page: Page) => page.getByRole('heading', { name: 'Embed content' }).waitFor()

/** Videos on other pages: who has not bought any is told whom to ask. */
export const embedScenes = scenesOf('embed', [
  { name: 'embed-not-bought', screen: '/ppv', as: admin, at: '/ppv/', show: title },
  { name: 'embed-usage-not-bought', screen: '/ppv/usage', as: admin, at: '/ppv/usage/', show: title },
  {
    name: 'embed-snippet-not-bought',
    screen: '/ppv/embed/:subjectId',
    as: admin,
    at: '/ppv/embed/101/',
    show: title,
  },
])
