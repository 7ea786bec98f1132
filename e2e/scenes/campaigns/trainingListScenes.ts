import { TrainingListPage } from '../../pages/campaigns/trainingList.ts'
import { makeScenes } from '../stage/scene.ts'
import {
  admin,
  type CampaignList,
  makeBrowsingScenes,
  makeConfirmationScenes,
  makeRestrictedScenes,
} from './listScenes.ts'

const listPath = '/trainings/'

const list = {
  name: 'training',
  path: '/trainings',
  show: (page) => new TrainingListPage(page).expectShown(),
  active: 'Safe every day',
  filters: 'list.status=completed&list.start=2025-06-01..',
  dateFilter: 'End date',
  noMatchText: 'No trainings found',
  stoppable: 'Safe every day',
  deletable: 'Spring refresher',
  locked: 'Trainings are unavailable in your current plan',
} satisfies CampaignList

export const trainingListScenes = makeScenes('trainings', [
  ...makeBrowsingScenes(list),
  {
    name: 'trainings-create-menu',
    as: admin,
    at: listPath,
    async show(page) {
      await (await list.show(page)).page.getByRole('button', { name: 'Create new' }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  ...makeConfirmationScenes(list),
  {
    name: 'training-download',
    as: admin,
    at: listPath,
    show: async (page) => (await list.show(page)).openDownload('Fyrstu skrefin'),
  },
  ...makeRestrictedScenes(list),
  {
    name: 'training-not-there',
    screen: '/trainings/:trainingId',
    as: admin,
    at: '/trainings/999999/',
    show: (page) => page.getByRole('heading', { name: 'Training program not found :(' }).waitFor(),
  },
])
