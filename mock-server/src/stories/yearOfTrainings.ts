import {
  campaignStatus,
  delayType,
  planDeliveries,
  reminderMode,
  trainingScheduleType,
  transport,
} from '@heed/contracts'
import { companyIds, managerEmail } from '@heed/fixtures'
import { day } from '../world/Clock.ts'
import { listIds } from './listIds.ts'
import type { Story } from './story.ts'

const companyId = companyIds.direct
const admin = managerEmail('admin')
const template = 'A year of small steps'
const name = 'A lesson a month'

export const yearOfTrainings: Story = {
  name: 'a-year-of-trainings',
  title: 'A year of trainings',
  shows: 'For sales: a year is planned in minutes, runs by itself, and can be proven afterwards',
  scenario: 'default',
  as: admin,
  steps: [
    {
      title: 'Choose a goal',
      look: 'Templates hold lessons that belong together, with how long they take. To the right stands all the time what people will get.',
      sees: [template, 'What people get'],
      at: '/trainings/create/?step=goal',
    },
    {
      title: 'A year is planned',
      look: 'Twelve lessons, one a month, for three lists. Nothing has gone out yet: the page says whom it will reach and when it begins.',
      sees: [name, 'Nothing has been delivered yet'],
      at: '/trainings/:training/view/',
      before: async (stage) => {
        const client = stage.as(admin)
        const { templates } = await client.templates.list({ companyId })
        const chosen = templates.find(({ title }) => title === template)
        const subjects = chosen?.subjects ?? []
        const userLists = await listIds(client, companyId, ['Leadership', 'Human Resources', 'Fjármál'])
        const start = new Date(stage.world.clock.now + day).toISOString()
        const zone = 'Atlantic/Reykjavik'
        const { automation } = await client.trainings.create({
          companyId,
          name,
          subjects,
          templateId: chosen?.id ?? null,
          userLists,
          scheduleType: trainingScheduleType.future,
          frequency: 'M1',
          subjectsPerInterval: 1,
          sendOptions: { channel: transport.email },
          events: planDeliveries({ subjects, start, zone, interval: 'M', subjectsPerInterval: 1 }),
          introMessageEnabled: true,
          introductoryData: { message: '<p>A few minutes a month that are <strong>worth it</strong>.</p>' },
          reminders_enabled: true,
          reminders_settings: { channel: transport.email, steps: [{ delay: 3, delayType: delayType.day }] },
          status: campaignStatus.scheduled,
        })
        stage.keep('training', automation?.id ?? 0)
      },
    },
    {
      title: 'Two months later',
      look: 'The figures come from what people really did. “43 people are behind” is what can be acted on: it opens who they are.',
      sees: [name, 'Active', 'Completion rate', 'Attendance', '43 people are behind'],
      at: '/trainings/:training/view/',
      before: (stage) => stage.advance('P2M'),
    },
    {
      title: 'Remind those who have not finished',
      look: 'Everybody who is behind so far, with the day of their last reminder: they were just reminded, and the outbox of the demo holds the messages.',
      sees: ['Behind so far', 'Sent Apr 02, 2026'],
      at: '/trainings/:training/view/?dialog=people&progress=behind',
      before: async (stage) => {
        const trainingId = stage.kept('training')
        await stage
          .as(admin)
          .trainings.sendReminders({ companyId, trainingId, mode: reminderMode.notFinished })
      },
    },
    {
      title: 'The year is over',
      look: 'Completed: whom it reached, what they finished, and files for the auditor in the menu of three dots at the top.',
      sees: [name, 'Completed'],
      at: '/trainings/:training/view/',
      before: (stage) => stage.advance('P9M10D'),
    },
  ],
}
