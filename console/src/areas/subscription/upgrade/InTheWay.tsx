import { changeRefusal } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompanyStore } from '../../../app/RootContext.tsx'
import { AppLink } from '../../../ui/AppLink.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { Flow } from '../../../ui/layout.ts'
import { SubscriptionStore } from '../SubscriptionStore.ts'
import type { Choice } from './Choice.ts'

type Props = { choice: Choice }

/** Why the plan cannot be changed to what is chosen, and the way to what stands in the way. */
export const InTheWay = observer(function InTheWay({ choice }: Props) {
  const { t } = useTranslation()
  const { held } = useCompanyStore(SubscriptionStore)
  const { judged, plan } = choice
  const refused = judged && plan && changeRefusal(judged, held?.baseId !== plan.baseId)
  if (!judged || !refused) return null
  const { activeTrainings, activeAssessments, removeEmployees } = judged
  const changesPlan = held?.baseId !== plan?.baseId
  return (
    <Banner tone="warning">
      <strong>{refused.title}</strong>
      {'\n'}
      {refused.text}
      <Flow style={{ marginTop: 8 }}>
        {changesPlan && activeTrainings > 0 && (
          <AppLink to={paths.activeTrainings()}>
            {t('subscription.inTheWay.trainings', { count: activeTrainings })}
          </AppLink>
        )}
        {changesPlan && activeAssessments > 0 && (
          <AppLink to={paths.activeAssessments()}>
            {t('subscription.inTheWay.assessments', { count: activeAssessments })}
          </AppLink>
        )}
        {removeEmployees > 0 && (
          <AppLink to={paths.employees()}>
            {t('subscription.inTheWay.employees', { count: removeEmployees })}
          </AppLink>
        )}
      </Flow>
    </Banner>
  )
})
