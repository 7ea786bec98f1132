import { failure } from '@heed/contracts'
import { managerEmail } from '@heed/fixtures'
import type { Story } from './story.ts'

const atWizard = '/trainings/create/?step=goal'
const body = failure(503, 'The platform does not answer just now')

/** Only these: otherwise the page stays empty after sign-in. */
const slow = ['employees.list', 'lists.list', 'trainings.list', 'assessments.list']

export const badDay: Story = {
  name: 'a-bad-day',
  title: 'A bad day',
  shows: 'For everybody who asks what happens when something fails: slow lines, errors, and nothing lost',
  scenario: 'default',
  as: managerEmail('admin'),
  steps: [
    {
      title: 'A slow office',
      look: 'Rows take two seconds to come. The page stands at once, in the shape it will have, and nothing jumps when they are there. Reload to see it again.',
      sees: ['All employees'],
      at: '/users/',
      before: (stage) => stage.goesWrong(...slow.map((operation) => ({ operation, latency: 2000 }))),
    },
    {
      title: 'The list of trainings fails',
      look: 'The page says what happened and offers to try again; the rest of the console goes on.',
      sees: ['Training programs could not be loaded', body.message, 'Try again'],
      at: '/trainings/',
      before: (stage) => stage.goesWrong({ operation: 'trainings.list', status: 500, body }),
    },
    {
      title: 'Saving fails',
      look: 'Name the training, choose a template and press “Save draft”: the platform refuses, and everything is still there. Reload: still there.',
      sees: ['Save draft'],
      at: atWizard,
      before: (stage) => stage.goesWrong({ operation: 'trainings.saveDraft', status: 503, body }),
    },
    {
      title: 'All is well again',
      look: 'Nothing goes wrong any more. What was chosen while saving failed is still here, and “Save draft” goes through: nothing had to be typed twice.',
      sees: ['Save draft'],
      at: atWizard,
      before: (stage) => stage.goesWrong(),
    },
  ],
}
