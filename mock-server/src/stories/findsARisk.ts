import { assessmentScheduleType, campaignStatus, transport } from '@heed/contracts'
import { companyIds, managerEmail } from '@heed/fixtures'
import { day } from '../world/Clock.ts'
import { listIds } from './listIds.ts'
import type { Story } from './story.ts'

const companyId = companyIds.direct
const admin = managerEmail('admin')
const name = 'Where we stand'

export const findsARisk: Story = {
  name: 'finds-a-risk',
  title: 'An assessment that finds a risk',
  shows: 'For sales: questions about everyday situations show where people are at risk, and what helps',
  scenario: 'settings',
  as: admin,
  steps: [
    {
      title: 'An assessment is on its way',
      look: 'Invitations go out tomorrow to everybody on four lists. Until then everything can still be changed, in the menu of three dots at the top.',
      sees: [name, 'Scheduled', '102 employees will be asked'],
      at: '/assessment/:assessment/view/',
      before: async (stage) => {
        const client = stage.as(admin)
        const { questions } = await client.questions.list({ companyId })
        const chosen = questions
          .filter(({ disabled, definition }) => !disabled && definition.personalizedKeysUsed.length === 0)
          .slice(0, 8)
        const userLists = await listIds(client, companyId, [
          'Leadership',
          'Human Resources',
          'Fjármál',
          'Vöruhús',
        ])
        const { assessment } = await client.assessments.create({
          companyId,
          name,
          questions: chosen.map(({ id }) => id),
          userLists,
          channel: transport.email,
          scheduleType: assessmentScheduleType.scheduled,
          date: new Date(stage.world.clock.now + day).toISOString(),
          due: new Date(stage.world.clock.now + 15 * day).toISOString(),
          reminders_enabled: false,
          reminders_settings: { channel: transport.email, steps: [] },
          templateIds: ['custom'],
          templateCustomized: true,
          introMessage: null,
          personalizeEnabled: false,
          threatAreas: [...new Set(chosen.map(({ area }) => area))],
          status: campaignStatus.scheduled,
        })
        stage.keep('assessment', assessment?.id ?? 0)
      },
    },
    {
      title: 'People have answered',
      look: 'One number says how resilient the company is; the insights name what is behind it, and “View employees at risk” opens whom it concerns.',
      sees: [name, 'Resilience score', 'Risk insights', 'View employees at risk'],
      at: '/assessment/:assessment/view/',
      before: (stage) => stage.advance('P16D'),
    },
    {
      title: 'Which threat',
      look: 'The weakest key behaviour of each area is where a training helps most.',
      sees: ['Threat areas', 'Weakest key behaviour'],
      at: '/assessment/:assessment/view/threatAreas/',
    },
    {
      title: 'Who is at risk',
      look: 'Everybody from 0 to 49: choose them and put them on a list of their own, or hand them out as a file with “Export”.',
      sees: ['Score 0 to 49', 'Export'],
      at: '/assessment/:assessment/view/employees/?people.scores=0-49',
    },
    {
      title: 'What helps',
      look: 'The recommendation holds lessons for just what went wrong, and “Create training” begins one with them, for the same lists.',
      sees: ['Create training'],
      at: '/assessment/:assessment/view/recommendation/',
    },
  ],
}
