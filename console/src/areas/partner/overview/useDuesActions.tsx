import { getCardRefusal, type PartnerAccount, type PartnerOverview } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useAccountStore, useRoot } from '../../../app/root/RootContext.tsx'
import { formatMoney } from '../../../lib/numbers/amountFormats.ts'
import { type Action, toRefusalProps } from '../../../ui/buttons/action.ts'
import { useFormats } from '../../../ui/formats.ts'
import { useMutation } from '../../../ui/useMutation.ts'
import { AccountStore } from '../AccountStore.ts'

export function useDuesActions(account: PartnerAccount, overview: PartnerOverview) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { confirm, notices, environment } = useRoot()
  const store = useAccountStore(account, AccountStore)
  const openMutation = useMutation()
  const { totalDues, currencyCode, hasValidCard } = overview
  const formatCost = (cents: number) => formatMoney(formats, cents, currencyCode)
  const amount = formatCost(totalDues)
  const confirmCharge = () =>
    confirm.ask({
      title: t('partner.collectTitle', { amount }),
      company: account.name,
      description: t('partner.collectText', { account: account.name, amount }),
      actionLabel: t('partner.collect'),
      command: `heed partners collect ${String(account.id)}`,
      run: async () => {
        const paidAmount = formatCost(await store.collect())
        notices.show('success', t('partner.paid', { account: account.name, amount: paidAmount }))
      },
    })
  const open = async () => {
    await openMutation.run(async () => environment.leaveTo(await store.fetchCardPageUrl()))
    if (openMutation.failure) notices.show('error', openMutation.failure.text)
  }
  const nothingDueRefusal = totalDues === 0 ? t('partner.nothingDue') : null
  const collectAction: Action = {
    key: 'collect',
    label: totalDues === 0 ? t('partner.collect') : t('partner.collectAmount', { amount }),
    onRun: confirmCharge,
    ...toRefusalProps(nothingDueRefusal ?? getCardRefusal(hasValidCard)),
  }
  const enterCardAction: Action = {
    key: 'card',
    label: t(hasValidCard ? 'partner.changeCard' : 'partner.enterCard'),
    busy: openMutation.pending,
    onRun: () => void open(),
  }
  return { collect: collectAction, enterCard: enterCardAction }
}
