import { observer } from 'mobx-react-lite'
import { Navigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useRoot } from '../../app/root/RootContext.tsx'

export const RedirectToAccount = observer(function RedirectToAccount() {
  const [account] = useRoot().session.user?.superForAccounts ?? []
  return <Navigate replace to={account ? paths.partnerCompanies({ partnerId: account.id }) : paths.home()} />
})
