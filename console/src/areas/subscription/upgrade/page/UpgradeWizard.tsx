import type { SubscriptionOverview } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../../app/leave/useLeaveGuard.ts'
import { useRoot } from '../../../../app/root/RootContext.tsx'
import { useCompanyLabel } from '../../../../app/shell/strips/useCompanyLabel.ts'
import { type GatedStep, gatedSteps } from '../../../../lib/gatedSteps.ts'
import { useWizardStep } from '../../../../parts/campaigns/wizard/address/useWizardStep.ts'
import type { ActionBarProps } from '../../../../ui/buttons/ActionBar.tsx'
import { FullScreenModal } from '../../../../ui/dialogs/FullScreenModal.tsx'
import { StepRail } from '../../../../ui/navigation/StepRail.tsx'
import { TextSkeleton } from '../../../../ui/text/TextSkeleton.tsx'
import { EstimatePanel } from '../EstimatePanel.tsx'
import { DetailsStep } from '../steps/DetailsStep.tsx'
import { DoneStep } from '../steps/DoneStep.tsx'
import { PaymentStep } from '../steps/PaymentStep.tsx'
import { PlanStep } from '../steps/PlanStep.tsx'
import { useChoice } from '../useChoice.ts'
import { type Payment, type PurchaseSummary, usePayment } from '../usePayment.ts'
import { useUpgradeGates } from '../useUpgradeGates.ts'
import { type Step, steps } from '../values.ts'

/** Ignores a double click's second click, which would close the result. The browser detects it by time and place. */
function useNoDoublePress(isSo: boolean): void {
  useEffect(() => {
    if (!isSo) return
    const swallow = (event: MouseEvent) => {
      if (event.detail > 1) event.stopPropagation()
    }
    document.addEventListener('click', swallow, true)
    return () => document.removeEventListener('click', swallow, true)
  }, [isSo])
}

/** Steps beyond the furthest step were never opened, even if their fields are filled in. */
function useFurthest(shown: Step): Step {
  const [furthest, setFurthest] = useState(shown)
  if (steps.indexOf(shown) <= steps.indexOf(furthest)) return furthest
  setFurthest(shown)
  return shown
}

type Props = { overview: SubscriptionOverview; onClose: () => void }

export const UpgradeWizard = observer(function UpgradeWizard({ overview, onClose }: Props) {
  const { t } = useTranslation()
  const whose = useCompanyLabel()
  const { notices } = useRoot()
  const { choice, draft, isDirty } = useChoice(overview)
  const [bought, setBought] = useState<PurchaseSummary | undefined>(undefined)
  const { leave, done } = useLeaveGuard(isDirty && bought === undefined)
  const gates = useUpgradeGates(bought !== undefined)
  const { current, go } = useWizardStep<Step>({
    steps: gatedSteps(gates, choice, 'plan'),
    first: 'plan',
    isReady: !choice.isEstimating,
  })
  const shown: Step = bought ? 'done' : current
  const rail = gatedSteps(gates, choice, useFurthest(shown))
  const payment = usePayment(choice, {
    onPaid: (what) =>
      done(() => {
        draft.drop()
        setBought(what)
        go('done')
      }),
    onWrongCoupon: () => {
      go('details')
      notices.show('error', t('subscription.uncharged', { reason: t('subscription.couponWrong') }))
    },
  })
  useNoDoublePress(bought !== undefined)
  const cancel = () => {
    choice.cancel()
    go('plan')
  }
  const next = steps[steps.indexOf(shown) + 1]
  const refusal = next === undefined ? undefined : gates.find(({ step }) => step === next)?.refusal(choice)
  const bar = useWizardBar({ step: shown, payment, refusal, go, onCancel: cancel, onClose })
  return (
    <FullScreenModal
      open
      title={t('subscription.upgrade.title')}
      {...whose}
      onClose={() => (payment.busy ? undefined : leave(onClose))}
      rail={
        <UpgradeRail
          steps={rail}
          current={shown}
          onStep={(step) => {
            if (!payment.busy && !bought) go(step)
          }}
        />
      }
      place={bar.label}
      side={
        shown === 'done'
          ? undefined
          : { label: t('subscription.estimate.title'), content: <EstimatePanel choice={choice} /> }
      }
      bar={bar}
    >
      <Suspense fallback={<TextSkeleton />}>
        {shown === 'plan' && <PlanStep choice={choice} />}
        {shown === 'details' && <DetailsStep choice={choice} />}
        {shown === 'payment' && <PaymentStep choice={choice} payment={payment} />}
        {shown === 'done' && bought && <DoneStep {...bought} />}
      </Suspense>
    </FullScreenModal>
  )
})

type BarOptions = {
  step: Step
  payment: Payment
  refusal: string | undefined
  go: (step: Step) => void
  onCancel: () => void
  onClose: () => void
}

function useWizardBar({ step, payment, refusal, go, onCancel, onClose }: BarOptions): ActionBarProps {
  const { t } = useTranslation()
  const label = t(`subscription.steps.${step}`)
  if (step === 'done')
    return { label, primary: { key: 'close', label: t('subscription.toSubscription'), onRun: onClose } }
  const at = steps.indexOf(step)
  const [back, next] = [steps[at - 1], steps[at + 1]]
  const disabledReason = payment.busy ? t('subscription.paying') : undefined
  return {
    label,
    back: back && { key: 'back', label: t('subscription.previous'), onRun: () => go(back), disabledReason },
    secondary: back && { key: 'cancel', label: t('ui.cancel'), onRun: onCancel, disabledReason },
    primary:
      step === 'payment'
        ? payment.action
        : {
            key: 'next',
            label: t('subscription.continue'),
            disabledReason: refusal,
            onRun: () => next && go(next),
          },
  }
}

type RailProps = { steps: readonly GatedStep<Step>[]; current: Step; onStep: (step: Step) => void }

function UpgradeRail({ steps: railSteps, current, onStep }: RailProps) {
  const { t } = useTranslation()
  return (
    <StepRail
      label={t('subscription.upgrade.title')}
      current={current}
      onStep={(key) => {
        const wanted = steps.find((step) => step === key)
        if (wanted) onStep(wanted)
      }}
      steps={railSteps.map(({ step, isDone, refusal, after }) => ({
        key: step,
        label: t(`subscription.steps.${step}`),
        isDone,
        refusal: refusal ?? (after && t('subscription.first', { step: t(`subscription.steps.${after}`) })),
      }))}
    />
  )
}
