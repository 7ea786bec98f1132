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
  const params = { assessmentId: key }
  const countIfLoaded = (count: (assessment: Assessment) => number) => (value ? count(value) : null)
  const commonTabs = [
    { to: paths.assessmentView(params), label: t('assessment.overview') },
    {
      to: paths.assessmentThreatAreas(params),
      label: t('assessment.threatAreas'),
      count: countIfLoaded(({ areas }) => areas.length),
      end: false,
    },
    {
      to: paths.assessmentScenarios(params),
      label: t('assessment.scenarios'),
      count: countIfLoaded(({ questions }) => questions.length),
    },
    {
      to: paths.assessmentEmployees(params),
      label: t('assessment.employees'),
      count: countIfLoaded(({ usersTotal }) => usersTotal),
    },
  ]
  const reminders = { to: paths.assessmentReminders(params), label: t('assessment.reminders') }
  const recommendation = { to: paths.recommendation(params), label: t('assessment.recommendation') }
  return (
    <LinkTabs
      label={t('assessment.tabs')}
      tabs={[
        ...commonTabs,
        ...(refusals?.remindersTab === null ? [reminders] : []),
        ...(refusals?.recommendationTab === null ? [recommendation] : []),
      ]}
    />
  )
})
