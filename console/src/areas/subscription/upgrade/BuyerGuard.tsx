import { getCompanyName, getPlanAction, isPartnerSubscription, managedByPartnerText } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { paths, withQuery } from '../../../app/paths.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'

export const BuyerGuard = observer(function BuyerGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { clock, branding } = useRoot()
  const company = useCompany()
  if (getPlanAction(company, clock.now()) !== 'contact') return children
  const message = isPartnerSubscription(company)
    ? managedByPartnerText
    : t('subscription.notSoldHere', { name: getCompanyName(company), email: branding.supportEmail })
  return <Navigate replace to={withQuery(paths.subscription(), { message, messageType: 'info' })} />
})
