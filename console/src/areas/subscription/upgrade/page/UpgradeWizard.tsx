import type { SubscriptionOverview } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../../app/leave/useLeaveGuard.ts'
import { useRoot } from '../../../../app/root/RootContext.tsx'
import { useCompanyLabel } from '../../../../app/shell/strips/useCompanyLabel.ts'
import { type GatedStep, resolveGatedSteps } from '../../../../lib/gatedSteps.ts'
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
import { type Payment, type PurchaseSummary, usePayment } from '../usePayment.ts'
import { useUpgradeChoice } from '../useUpgradeChoice.ts'
import { useUpgradeGates } from '../useUpgradeGates.ts'
import { type Step, steps } from '../values.ts'

/** Ignores the second click of a double click, which would close the result. */
function useDoubleClickGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const swallowClick = (event: MouseEvent) => {
      if (event.detail > 1) event.stopPropagation()
    }
    document.addEventListener('click', swallowClick, true)
    return () => document.removeEventListener('click', swallowClick, true)
  }, [isActive])
}

/** Steps beyond the furthest step were never opened, even if their fields are filled in. */
function useFurthestStep(step: Step): Step {
  const [furthestStep, setFurthestStep] = useState(step)
  if (steps.indexOf(step) <= steps.indexOf(furthestStep)) return furthestStep
  setFurthestStep(step)
  return step
}

type Props = { overview: SubscriptionOverview; onClose: () => void }

export const UpgradeWizard = observer(function UpgradeWizard({ overview, onClose }: Props) {
  const { t } = useTranslation()
  const companyLabel = useCompanyLabel()
  const { notices } = useRoot()
  const { choice, draft, isDirty } = useUpgradeChoice(overview)
  const [purchase, setPurchase] = useState<PurchaseSummary | undefined>(undefined)
  const { leave, done } = useLeaveGuard(isDirty && purchase === undefined)
  const gates = useUpgradeGates(purchase !== undefined)
  const { current, go: goToStep } = useWizardStep<Step>({
    steps: resolveGatedSteps(gates, choice, 'plan'),
    first: 'plan',
    isReady: !choice.isEstimating,
  })
  const currentStep: Step = purchase ? 'done' : current
  const gatedSteps = resolveGatedSteps(gates, choice, useFurthestStep(currentStep))
  const payment = usePayment(choice, {
    onPaid: (summary) =>
      done(() => {
        draft.drop()
        setPurchase(summary)
        goToStep('done')
      }),
    onWrongCoupon: () => {
      goToStep('details')
      notices.show('error', t('subscription.uncharged', { reason: t('subscription.couponWrong') }))
    },
  })
  useDoubleClickGuard(purchase !== undefined)
  const cancel = () => {
    choice.cancel()
    goToStep('plan')
  }
  const next = steps[steps.indexOf(currentStep) + 1]
  const refusal = next === undefined ? undefined : gates.find(({ step }) => step === next)?.refusal(choice)
  const bar = useWizardBar({
    step: currentStep,
    payment,
    refusal,
    goToStep: goToStep,
    onCancel: cancel,
    onClose,
  })
  return (
    <FullScreenModal
      open
      title={t('subscription.upgrade.title')}
      {...companyLabel}
      onClose={() => (payment.busy ? undefined : leave(onClose))}
      rail={
        <UpgradeRail
          steps={gatedSteps}
          current={currentStep}
          onStep={(step) => {
            if (!payment.busy && !purchase) goToStep(step)
          }}
        />
      }
      bodyLabel={bar.label}
      side={
        currentStep === 'done'
          ? undefined
          : { label: t('subscription.estimate.title'), content: <EstimatePanel choice={choice} /> }
      }
      bar={bar}
    >
      <Suspense fallback={<TextSkeleton />}>
        {currentStep === 'plan' && <PlanStep choice={choice} />}
        {currentStep === 'details' && <DetailsStep choice={choice} />}
        {currentStep === 'payment' && <PaymentStep choice={choice} payment={payment} />}
        {currentStep === 'done' && purchase && <DoneStep {...purchase} />}
      </Suspense>
    </FullScreenModal>
  )
})

type BarOptions = {
  step: Step
  payment: Payment
  refusal: string | undefined
  goToStep: (step: Step) => void
  onCancel: () => void
  onClose: () => void
}

function useWizardBar({ step, payment, refusal, goToStep, onCancel, onClose }: BarOptions): ActionBarProps {
  const { t } = useTranslation()
  const label = t(`subscription.steps.${step}`)
  if (step === 'done')
    return { label, primary: { key: 'close', label: t('subscription.toSubscription'), onRun: onClose } }
  const stepIndex = steps.indexOf(step)
  const [previousStep, next] = [steps[stepIndex - 1], steps[stepIndex + 1]]
  const disabledReason = payment.busy ? t('subscription.paying') : undefined
  return {
    label,
    back: previousStep && {
      key: 'back',
      label: t('subscription.previous'),
      onRun: () => goToStep(previousStep),
      disabledReason,
    },
    secondary: previousStep && { key: 'cancel', label: t('ui.cancel'), onRun: onCancel, disabledReason },
    primary:
      step === 'payment'
        ? payment.action
        : {
            key: 'next',
            label: t('subscription.continue'),
            disabledReason: refusal,
            onRun: () => next && goToStep(next),
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
        const targetStep = steps.find((step) => step === key)
        if (targetStep) onStep(targetStep)
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
