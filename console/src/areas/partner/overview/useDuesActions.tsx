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
  const opening = useMutation()
  const { totalDues, currencyCode, hasValidCard } = overview
  const formatCost = (cents: number) => formatMoney(formats, cents, currencyCode)
  const amount = formatCost(totalDues)
  const ask = () =>
    confirm.ask({
      title: t('partner.collectTitle', { amount }),
      company: account.name,
      description: t('partner.collectText', { account: account.name, amount }),
      actionLabel: t('partner.collect'),
      command: `heed partners collect ${String(account.id)}`,
      run: async () => {
        const paid = formatCost(await store.collect())
        notices.show('success', t('partner.paid', { account: account.name, amount: paid }))
      },
    })
  const open = async () => {
    await opening.run(async () => environment.leaveTo(await store.cardPage()))
    if (opening.failure) notices.show('error', opening.failure.text)
  }
  const nothingDueRefusal = totalDues === 0 ? t('partner.nothingDue') : null
  const collect: Action = {
    key: 'collect',
    label: t('partner.collect'),
    onRun: ask,
    ...toRefusalProps(nothingDueRefusal ?? getCardRefusal(hasValidCard)),
  }
  const enterCard: Action = {
    key: 'card',
    label: t(hasValidCard ? 'partner.changeCard' : 'partner.enterCard'),
    busy: opening.pending,
    onRun: () => void open(),
  }
  return { collect, enterCard }
}
