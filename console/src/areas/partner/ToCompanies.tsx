import { Navigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { ofAccount } from './ofAccount.tsx'

/** /partner/:partnerId: its companies (S0 section 2). */
export const ToCompanies = ofAccount(function ToCompanies({ account }) {
  return <Navigate replace to={paths.partnerCompanies({ partnerId: account.id })} />
})
