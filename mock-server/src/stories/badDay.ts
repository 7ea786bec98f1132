import { createFailure } from '@heed/contracts'
import { getManagerEmail } from '@heed/fixtures'
import type { Story } from './story.ts'

const wizardPath = '/trainings/create/?step=goal'
const body = createFailure(503, 'The platform isn’t responding right now')

/** Slows only these calls: otherwise the page would stay empty after sign-in. */
const slowOperations = ['employees.list', 'lists.list', 'trainings.list', 'assessments.list']

export const badDay: Story = {
  name: 'a-bad-day',
  title: 'A bad day',
  shows: 'For anyone who asks what happens when something fails: slow connections, errors, and no lost work',
  scenario: 'default',
  as: getManagerEmail('admin'),
  steps: [
    {
      title: 'A slow office',
      look: 'Rows take two seconds to load. The page layout appears immediately, and nothing jumps when the rows arrive. Reload to see it again.',
      sees: ['All employees'],
      at: '/users/',
      before: (stage) =>
        stage.setFaults(...slowOperations.map((operation) => ({ operation, latency: 2000 }))),
    },
    {
      title: 'The list of trainings fails',
      look: 'The page says what happened and lets you try again. The rest of the console still works.',
      sees: ["Training programs couldn't be loaded", body.message, 'Try again'],
      at: '/trainings/',
      before: (stage) => stage.setFaults({ operation: 'trainings.list', status: 500, body }),
    },
    {
      title: 'Saving fails',
      look: 'Name the training, choose a template and press “Save draft”. Saving fails, but nothing you entered is lost. Reload: it’s still there.',
      sees: ['Save draft'],
      at: wizardPath,
      before: (stage) => stage.setFaults({ operation: 'trainings.saveDraft', status: 503, body }),
    },
    {
      title: 'Everything works again',
      look: 'Nothing fails any more. Your earlier input is still here, and “Save draft” works. You don’t have to type anything twice.',
      sees: ['Save draft'],
      at: wizardPath,
      before: (stage) => stage.setFaults(),
    },
  ],
}
