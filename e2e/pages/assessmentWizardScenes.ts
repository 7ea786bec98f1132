import { managerEmail } from '@heed/fixtures'
import { assessmentContentScenes } from './assessmentContentScenes.ts'
import { type Scene, scenesOf } from './scene.ts'

const admin = managerEmail('admin')
const create = '/assessment/create/'
const missing = 'Assessment not found :('

/** The wizard that makes an assessment, and who finds none. */
export const assessmentWizardScenes: readonly Scene[] = [
  ...scenesOf('assessments', [
    {
      name: 'assessment-goal',
      screen: '/assessment/create',
      as: admin,
      at: create,
      show: (page) => page.getByRole('radio', { name: 'Finance and management' }).waitFor(),
    },
    {
      name: 'assessment-edit-not-there',
      screen: '/assessment/edit/:assessmentId',
      as: admin,
      at: '/assessment/edit/999999/',
      show: (page) => page.getByRole('heading', { name: missing }).waitFor(),
    },
    {
      name: 'assessment-copy-of-nothing',
      screen: '/assessment/create/copy/:fromId',
      as: admin,
      at: '/assessment/create/copy/999999/',
      show: (page) => page.getByRole('heading', { name: missing }).waitFor(),
    },
    {
      name: 'assessment-wizard-viewer',
      as: managerEmail('viewer'),
      at: create,
      show: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    },
  ]),
  ...assessmentContentScenes,
]
