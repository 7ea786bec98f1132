import { getCompanyName, type SubscriptionOverview } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { formatCallCommand } from '../../../lib/commands/apiCommand.ts'
import { formatLastDay } from '../../../lib/dates/lastDay.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Stack, WrapRow } from '../../../ui/layout.ts'
import { SpacedBanner } from '../../../ui/notices/SpacedBanner.tsx'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { SubscriptionStore } from '../SubscriptionStore.ts'

type Props = { overview: SubscriptionOverview }

export const PaymentPanel = observer(function PaymentPanel({ overview }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { confirm, environment, notices } = useRoot()
  const store = useCompanyStore(SubscriptionStore)
  const company = useCompany()
  const openMutation = useMutation()
  const { billingInfo, subscription, nextBilling } = overview
  const open = () => void openMutation.run(async () => environment.leaveTo(await store.portal()))
  const cancel = () =>
    confirm.ask({
      title: t('subscription.cancel.title', { company: getCompanyName(company) }),
      description: t('subscription.cancel.text', {
        plan: subscription?.subscription_name,
        date: nextBilling && formatLastDay(formats, nextBilling),
      }),
      actionLabel: t('subscription.cancel.confirm'),
      command: formatCallCommand('subscriptions.cancel', { companyId: company.company_id }),
      cancelLabel: t('subscription.cancel.keep'),
      checkbox: t('subscription.cancel.understood'),
      danger: true,
      run: async () => {
        await store.cancel()
        notices.show('success', t('subscription.cancel.done'))
      },
    })
  const payer = billingInfo && [
    { label: t('subscription.payment.name'), value: `${billingInfo.firstName} ${billingInfo.lastName}` },
    { label: t('subscription.payment.email'), value: billingInfo.email },
  ]
  return (
    <Panel title={t('subscription.payment.title')}>
      {openMutation.failure && (
        <SpacedBanner tone="error">
          {t('subscription.payment.portalFailed', { reason: openMutation.failure.text })}
        </SpacedBanner>
      )}
      <Stack>
        {payer ? <KeyValueList items={payer} /> : <MutedText>{t('subscription.payment.nobody')}</MutedText>}
        <WrapRow>
          <ActionButton
            action={{
              key: 'portal',
              label: t('subscription.payment.portal'),
              busy: openMutation.pending,
              onRun: open,
            }}
          />
          <ActionButton
            action={{
              key: 'cancel',
              label: t('subscription.cancel.open'),
              danger: true,
              disabledReason: nextBilling === null ? t('subscription.cancel.nothing') : undefined,
              onRun: cancel,
            }}
          />
        </WrapRow>
        {nextBilling === null && <MutedText>{t('subscription.cancel.nothing')}</MutedText>}
      </Stack>
    </Panel>
  )
})
