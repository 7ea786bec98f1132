import type { Assessment } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { LinkTabs } from '../../../ui/navigation/LinkTabs.tsx'
import type { AssessmentStore } from './AssessmentStore.ts'
import { useAssessmentRefusals } from './useAssessmentRefusals.ts'

export const AssessmentTabs = observer(function AssessmentTabs({
  assessment,
}: {
  assessment: AssessmentStore
}) {
  const { t } = useTranslation()
  const getRefusals = useAssessmentRefusals()
  const { key, info } = assessment
  const { value } = info
  const refusals = value && getRefusals(value)
  const of = { assessmentId: key }
  const counted = (count: (of: Assessment) => number) => (value ? count(value) : null)
  const all = [
    { to: paths.assessmentView(of), label: t('assessment.overview') },
    {
      to: paths.assessmentThreatAreas(of),
      label: t('assessment.threatAreas'),
      count: counted(({ areas }) => areas.length),
      end: false,
    },
    {
      to: paths.assessmentScenarios(of),
      label: t('assessment.scenarios'),
      count: counted(({ questions }) => questions.length),
    },
    {
      to: paths.assessmentEmployees(of),
      label: t('assessment.employees'),
      count: counted(({ usersTotal }) => usersTotal),
    },
  ]
  const reminders = { to: paths.assessmentReminders(of), label: t('assessment.reminders') }
  const recommendation = { to: paths.recommendation(of), label: t('assessment.recommendation') }
  return (
    <LinkTabs
      label={t('assessment.tabs')}
      tabs={[
        ...all,
        ...(refusals?.remindersTab === null ? [reminders] : []),
        ...(refusals?.recommendationTab === null ? [recommendation] : []),
      ]}
    />
  )
})
