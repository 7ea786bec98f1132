import {
  campaignStatus,
  channelBits,
  delayType,
  planDeliveries,
  reminderMode,
  trainingScheduleType,
} from '@heed/contracts'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { dayMs } from '../world/Clock.ts'
import { listIds } from './listIds.ts'
import type { Story } from './story.ts'

const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const templateName = 'A year of small steps'
const name = 'A lesson a month'

export const yearOfTrainings: Story = {
  name: 'a-year-of-trainings',
  title: 'A year of trainings',
  shows: 'For sales: plan a year in minutes, let it run automatically, and prove it afterwards',
  scenario: 'default',
  as: admin,
  steps: [
    {
      title: 'Choose a goal',
      look: 'Templates combine lessons that belong together and show how long they take. The panel on the right always shows what employees will get.',
      sees: [templateName, 'Employees will get'],
      at: '/trainings/create/?step=goal',
    },
    {
      title: 'A year is planned',
      look: 'Twelve lessons, one a month, for three lists. Nothing has been sent yet. The page shows who will get them and when the training starts.',
      sees: [name, 'Nothing has been delivered yet'],
      at: '/trainings/:training/view/',
      before: async (stage) => {
        const client = stage.createClient(admin)
        const { templates } = await client.templates.list({ companyId })
        const selectedTemplate = templates.find(({ title }) => title === templateName)
        const subjects = selectedTemplate?.subjects ?? []
        const userLists = await listIds(client, companyId, ['Leadership', 'Human Resources', 'Fjármál'])
        const start = new Date(stage.world.clock.now + dayMs).toISOString()
        const zone = 'Atlantic/Reykjavik'
        const { automation } = await client.trainings.create({
          companyId,
          name,
          subjects,
          templateId: selectedTemplate?.id ?? null,
          userLists,
          scheduleType: trainingScheduleType.future,
          frequency: 'M1',
          subjectsPerInterval: 1,
          sendOptions: { channel: channelBits.email },
          events: planDeliveries({ subjects, start, zone, interval: 'M', subjectsPerInterval: 1 }),
          introMessageEnabled: true,
          introductoryData: { message: '<p>A few minutes a month that are <strong>worth it</strong>.</p>' },
          reminders_enabled: true,
          reminders_settings: { channel: channelBits.email, steps: [{ delay: 3, delayType: delayType.day }] },
          status: campaignStatus.scheduled,
        })
        stage.saveValue('training', automation?.id ?? 0)
      },
    },
    {
      title: 'Two months later',
      look: 'The figures come from what employees actually did. Press “43 employees are behind” to see who they are and act on it.',
      sees: [name, 'Active', 'Completion rate', 'Attendance', '43 employees are behind'],
      at: '/trainings/:training/view/',
      before: (stage) => stage.advance('P2M'),
    },
    {
      title: 'Remind employees who are behind',
      look: 'Everyone who’s behind so far, with the date of their last reminder. They’ve just been reminded, and you can read the messages in the demo’s outbox.',
      sees: ['Behind', 'Sent Apr 02, 2026'],
      at: '/trainings/:training/view/?dialog=people&progress=behind',
      before: async (stage) => {
        const trainingId = stage.getValue('training')
        await stage
          .createClient(admin)
          .trainings.sendReminders({ companyId, trainingId, mode: reminderMode.notFinished })
      },
    },
    {
      title: 'The year is over',
      look: 'See who it reached and what they finished. The three-dot menu at the top has files for the auditor.',
      sees: [name, 'Completed'],
      at: '/trainings/:training/view/',
      before: (stage) => stage.advance('P9M10D'),
    },
  ],
}
