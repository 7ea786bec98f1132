import { managerEmail } from '@heed/fixtures'
import type { Story } from './story.ts'

export const badDay: Story = {
  name: 'a-bad-day',
  title: 'A bad day',
  shows: 'For everybody who asks what happens when something fails: slow lines, errors, and nothing lost',
  scenario: 'default',
  as: managerEmail('admin'),
  steps: [
    {
      title: 'A slow office',
      look: 'Every answer takes two seconds. The page stands at once, in the shape it will have; nothing jumps when the rows come.',
      sees: ['Employees'],
      at: '/users/',
      before: (stage) => stage.goesWrong({ latency: 2000 }),
    },
    {
      title: 'The list of trainings fails',
      look: 'The page says what happened and offers to try again; the rest of the console goes on.',
      sees: ['Try again'],
      at: '/trainings/',
      before: (stage) => stage.goesWrong({ operation: 'trainings.list', status: 500 }),
    },
    {
      title: 'Saving fails',
      look: 'Choose a template and press “Save draft”: the platform refuses, and everything that was chosen is still there. Reload: still there.',
      sees: ['Save draft'],
      at: '/trainings/create/?step=goal',
      before: (stage) => stage.goesWrong({ operation: 'trainings.saveDraft', status: 503, count: 2 }),
    },
    {
      title: 'All is well again',
      look: 'The third try goes through. Nothing had to be typed twice.',
      sees: ['Training programs'],
      at: '/trainings/',
      before: (stage) => stage.goesWrong(),
    },
  ],
}
