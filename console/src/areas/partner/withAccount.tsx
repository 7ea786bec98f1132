import type { PartnerAccount } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { AccessDeniedPage } from '../../app/page/AccessDenied.tsx'
import { useAccount } from '../../app/root/useAccount.ts'

export type AccountProps = { account: PartnerAccount }

export function withAccount(Page: ComponentType<AccountProps>) {
  return observer(function AccountPage() {
    const account = useAccount()
    return account ? <Page key={account.id} account={account} /> : <AccessDeniedPage />
  })
}
