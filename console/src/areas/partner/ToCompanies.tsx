import { Navigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { ofAccount } from './ofAccount.tsx'

export const ToCompanies = ofAccount(function ToCompanies({ account }) {
  return <Navigate replace to={paths.partnerCompanies({ partnerId: account.id })} />
})
