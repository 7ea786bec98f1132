import { formatAssessmentsHint, formatRefusalSentence, getChangeRefusal, isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { paths, withQuery } from '../../../app/paths.ts'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { pageSizes } from '../../../lib/tables/tableAddress.ts'
import { ActiveAssessmentList } from '../../../parts/endings/ActiveAssessmentList.tsx'
import { WrapRow } from '../../../ui/layout.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { LEAST_ACTIVE_ORDER, SubscriptionStore } from '../SubscriptionStore.ts'
import { InactiveEmployees } from './InactiveEmployees.tsx'
import type { UpgradeChoice } from './UpgradeChoice.ts'

type Props = { choice: UpgradeChoice }

export const UpgradeBlockers = observer(function UpgradeBlockers({ choice }: Props) {
  const { t } = useTranslation()
  const { currentPlan } = useCompanyStore(SubscriptionStore)
  const company = useCompany()
  const { checkResult, plan } = choice
  const changeProblem =
    checkResult && plan && getChangeRefusal(checkResult, currentPlan?.baseId !== plan.baseId)
  useRefresh(() => {
    if (changeProblem) void choice.ask()
  })
  if (!checkResult || !changeProblem) return null
  const { activeTrainings, activeAssessments, removeEmployees } = checkResult
  const hint = formatAssessmentsHint(checkResult)
  const changesPlan = currentPlan?.baseId !== plan?.baseId
  return (
    <Banner tone="warning">
      <strong>{changeProblem.title}</strong>
      {'\n'}
      {formatRefusalSentence(changeProblem)}
      {changesPlan && hint && <div>{hint}</div>}
      {changesPlan && (
        <ActiveAssessmentList
          companyId={company.company_id}
          count={activeAssessments}
          link={({ id, name }) => (
            <AppLink newTab to={paths.assessmentView({ assessmentId: id })}>
              {name}
            </AppLink>
          )}
        />
      )}
      <WrapRow style={{ marginTop: 8 }}>
        {changesPlan && activeTrainings > 0 && (
          <AppLink newTab to={paths.activeTrainings()}>
            {t('subscription.inTheWay.trainings', { count: activeTrainings })}
          </AppLink>
        )}
        {changesPlan && activeAssessments > 0 && (
          <AppLink newTab to={paths.activeAssessments()}>
            {t('subscription.inTheWay.assessments', { count: activeAssessments })}
          </AppLink>
        )}
        {removeEmployees > 0 && (
          <AppLink newTab to={getLeastActivePath(removeEmployees)}>
            {t('subscription.inTheWay.employees', { count: removeEmployees })}
          </AppLink>
        )}
      </WrapRow>
      {removeEmployees > 0 && !isAnonymous(company) && <InactiveEmployees />}
    </Banner>
  )
})

const getLeastActivePath = (count: number): string =>
  withQuery(paths.employees(), {
    'users.order': LEAST_ACTIVE_ORDER,
    'users.size': String(pageSizes.find((size) => size >= count) ?? Math.max(...pageSizes)),
  })
