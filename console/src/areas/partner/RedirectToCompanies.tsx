import { Navigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { withAccount } from './withAccount.tsx'

export const RedirectToCompanies = withAccount(function ToCompanies({ account }) {
  return <Navigate replace to={paths.partnerCompanies({ partnerId: account.id })} />
})
