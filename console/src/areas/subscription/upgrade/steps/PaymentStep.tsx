import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore, useRoot } from '../../../../app/root/RootContext.tsx'
import { StepHeader } from '../../../../parts/campaigns/wizard/steps/StepHeader.tsx'
import { SpacedBanner } from '../../../../ui/notices/SpacedBanner.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { TextSkeleton } from '../../../../ui/text/TextSkeleton.tsx'
import { useMutation } from '../../../../ui/useMutation.ts'
import { SubscriptionStore } from '../../SubscriptionStore.ts'
import type { UpgradeChoice } from '../UpgradeChoice.ts'
import type { Payment } from '../usePayment.ts'

type Props = { choice: UpgradeChoice; payment: Payment }

export const PaymentStep = observer(function PaymentStep({ choice, payment }: Props) {
  const { t } = useTranslation()
  const { error } = payment
  const isFree = choice.plan?.isFree === true
  return (
    <>
      <StepHeader
        title={t('subscription.steps.payment')}
        lead={t(isFree ? 'subscription.nothingToPay' : 'subscription.paymentLead')}
      />
      {error !== undefined && <SpacedBanner tone="error">{error}</SpacedBanner>}
      {!isFree && <CardForm payment={payment} />}
    </>
  )
})

const CardForm = observer(function CardForm({ payment }: Pick<Props, 'payment'>) {
  const { t } = useTranslation()
  const { services } = useRoot()
  const store = useCompanyStore(SubscriptionStore)
  const containerRef = useRef<HTMLDivElement>(null)
  const loading = useMutation()
  const { fields, isReady, setReady } = payment
  const show = () =>
    loading.run(async () => {
      const token = await store.fetchPaymentToken()
      if (containerRef.current === null) return
      // Created outside React, because the drop-in adds and removes this element's content.
      const dropInElement = document.createElement('div')
      containerRef.current.replaceChildren(dropInElement)
      fields.current = await services.paymentDropIn.show(dropInElement, token)
      setReady(true)
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once while the step is open
  useEffect(() => {
    void show()
    return () => {
      setReady(false)
      const { current } = fields
      fields.current = undefined
      // The fields are a separate React root, which can't be unmounted during a render.
      queueMicrotask(() => void current?.tearDown())
    }
  }, [])
  return (
    <section aria-label={t('subscription.card')} style={{ maxWidth: 480 }}>
      <Typography variant="h3" component="h4" sx={{ mb: 2 }}>
        {t('subscription.card')}
      </Typography>
      {!isReady && loading.pending && <TextSkeleton />}
      {loading.failure && (
        <ErrorState
          title={t('subscription.cardNotLoaded')}
          text={loading.failure.text}
          help={t('subscription.cardNotLoadedHelp')}
          onRetry={() => void show()}
        />
      )}
      <div ref={containerRef} />
    </section>
  )
})
