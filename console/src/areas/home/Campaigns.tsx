import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../app/RootContext.tsx'
import { failureProps } from '../../lib/tableProps.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useFormats } from '../../ui/formats.ts'
import { Span } from '../../ui/layout.ts'
import { Panel } from '../../ui/Panel.tsx'
import { StatCard } from '../../ui/StatCard.tsx'
import { HomeStore } from './HomeStore.ts'

/** How many campaigns run and are done, and how many people they reach (S2 section 3). */
export const Campaigns = observer(function Campaigns() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { status } = useCompanyStore(HomeStore)
  const { error, onRetry } = failureProps(status)
  if (error !== undefined) {
    return (
      <Span columns={12}>
        <Panel>
          <ErrorState title={t('home.noStatus')} text={error} onRetry={onRetry} />
        </Panel>
      </Span>
    )
  }
  const { trainings, assessments } = status.value ?? {}
  const cards = [
    { label: t('home.trainingsActive'), count: trainings?.active },
    { label: t('home.trainingsCompleted'), count: trainings?.completed },
    { label: t('home.assessmentsActive'), count: assessments?.active },
    { label: t('home.assessmentsCompleted'), count: assessments?.completed },
  ]
  return cards.map(({ label, count }) => (
    <Span key={label} columns={3}>
      <StatCard
        label={label}
        value={count && formats.number(count.value)}
        hint={count ? t('home.reaches', { count: count.users }) : ' '}
      />
    </Span>
  ))
})
