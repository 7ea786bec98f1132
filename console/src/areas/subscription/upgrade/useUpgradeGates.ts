import { formatRefusalLine, getChangeRefusal } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import type { Gate } from '../../../lib/gatedSteps.ts'
import { SubscriptionStore } from '../SubscriptionStore.ts'
import { UpgradeChoice } from './UpgradeChoice.ts'
import type { Step } from './values.ts'

export function useUpgradeGates(isBought: boolean): Gate<Step, UpgradeChoice>[] {
  const { t } = useTranslation()
  const { currentPlan } = useCompanyStore(SubscriptionStore)
  const getPlanRefusal = (choice: UpgradeChoice): string | undefined => {
    const { plan, order, checkResult, failure } = choice
    if (!plan) return t('subscription.refusals.plan')
    if (!order)
      return t(choice.isEnterprise ? 'subscription.refusals.enterprise' : 'subscription.refusals.same')
    if (!checkResult) return failure?.text ?? t('subscription.refusals.estimating')
    const changeProblem = getChangeRefusal(checkResult, currentPlan?.baseId !== plan.baseId)
    return changeProblem ? formatRefusalLine(changeProblem) : undefined
  }
  const getDetailsRefusal = (choice: UpgradeChoice): string | undefined => {
    if (Object.keys(UpgradeChoice.getDetailProblems(choice.values.details)).length > 0)
      return t('subscription.refusals.details')
    if (choice.hasCouponProblem) return t('subscription.couponWrong')
    if (choice.isEstimating) return t('subscription.refusals.estimating')
    return choice.failure?.text
  }
  return [
    { step: 'plan', refusal: () => undefined },
    { step: 'details', refusal: getPlanRefusal },
    { step: 'payment', refusal: (choice) => getPlanRefusal(choice) ?? getDetailsRefusal(choice) },
    { step: 'done', refusal: () => (isBought ? undefined : t('subscription.refusals.pay')) },
  ]
}
