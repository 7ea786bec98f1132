import { assessmentScheduleType, campaignStatus, channelBits } from '@heed/contracts'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { dayMs } from '../world/Clock.ts'
import { listIds } from './listIds.ts'
import type { Story } from './story.ts'

const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const name = 'Where we stand'

export const riskAssessmentStory: Story = {
  name: 'finds-a-risk',
  title: 'An assessment that finds a risk',
  shows: 'For sales: everyday situations show where employees are at risk and what helps',
  scenario: 'settings',
  as: admin,
  steps: [
    {
      title: 'An assessment is scheduled',
      look: 'Invitations will be sent tomorrow to everyone on four lists. Until then, you can change everything from the three-dot menu at the top.',
      sees: [name, 'Scheduled', '102 employees will be invited'],
      at: '/assessment/:assessment/view/',
      before: async (stage) => {
        const client = stage.createClient(admin)
        const { questions } = await client.questions.list({ companyId })
        const selectedQuestions = questions
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
          questions: selectedQuestions.map(({ id }) => id),
          userLists,
          channel: channelBits.email,
          scheduleType: assessmentScheduleType.scheduled,
          date: new Date(stage.world.clock.now + dayMs).toISOString(),
          due: new Date(stage.world.clock.now + 15 * dayMs).toISOString(),
          reminders_enabled: false,
          reminders_settings: { channel: channelBits.email, steps: [] },
          templateIds: ['custom'],
          templateCustomized: true,
          introMessage: null,
          personalizeEnabled: false,
          threatAreas: [...new Set(selectedQuestions.map(({ area }) => area))],
          status: campaignStatus.scheduled,
        })
        stage.saveValue('assessment', assessment?.id ?? 0)
      },
    },
    {
      title: 'Employees have answered',
      look: 'One number shows how resilient the company is. The insights explain it, and “View employees at risk” opens the list of employees.',
      sees: [name, 'Resilience score', 'Risk insights', 'View employees at risk'],
      at: '/assessment/:assessment/view/',
      before: (stage) => stage.advance('P16D'),
    },
    {
      title: 'Threat areas',
      look: 'Each area’s weakest key behaviour shows where a training helps most.',
      sees: ['Threat areas', 'Weakest key behaviour'],
      at: '/assessment/:assessment/view/threatAreas/',
    },
    {
      title: 'Employees at risk',
      look: 'Everyone with a score from 0 to 49. Select them to add them to a list, or use “Export” to download them as a file.',
      sees: ['Score 0 to 49', 'Export'],
      at: '/assessment/:assessment/view/employees/?people.scores=0-49',
    },
    {
      title: 'The recommendation',
      look: 'It includes lessons for exactly these weaknesses. “Create training” starts a training with them, for the same lists.',
      sees: ['Create training'],
      at: '/assessment/:assessment/view/recommendation/',
    },
  ],
}
