import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useAccountStore } from '../../app/root/RootContext.tsx'
import { SpacedBanner } from '../../ui/notices/SpacedBanner.tsx'
import { AccountStore } from './AccountStore.ts'
import type { AccountProps } from './withAccount.tsx'

export const SellingDisabledNotice = observer(function SellingDisabledNotice({ account }: AccountProps) {
  const { t } = useTranslation()
  const { sellingRefusal } = useAccountStore(account, AccountStore)
  return sellingRefusal === null ? null : (
    <SpacedBanner tone="warning">{t('partner.switchedOff', { name: account.name })}</SpacedBanner>
  )
})
