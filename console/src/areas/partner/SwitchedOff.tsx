import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useAccountStore } from '../../app/root/RootContext.tsx'
import { Noticed } from '../../ui/notices/Noticed.tsx'
import { AccountStore } from './AccountStore.ts'
import type { OfAccount } from './ofAccount.tsx'

export const SwitchedOff = observer(function SwitchedOff({ account }: OfAccount) {
  const { t } = useTranslation()
  const { sellingRefusal } = useAccountStore(account, AccountStore)
  return sellingRefusal === null ? null : (
    <Noticed tone="warning">{t('partner.switchedOff', { name: account.name })}</Noticed>
  )
})
