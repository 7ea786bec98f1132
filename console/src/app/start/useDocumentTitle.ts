import { getCompanyName } from '@heed/contracts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../root/RootContext.tsx'
import { useAccount } from '../root/useAccount.ts'
import { useScreen } from '../screens/useScreen.ts'

/** 'Employees · Norðurljós ehf. · Heed': naming the company prevents mix-ups. Call inside an observer. */
export function useDocumentTitle(): void {
  const { t } = useTranslation()
  const { title, session, branding } = useRoot()
  const screen = useScreen()
  const account = useAccount()
  const page = title.own ?? (screen && t(screen.title))
  const company = session.company && getCompanyName(session.company)
  // Narrow tabs show only the beginning of the title, so for partners inside a customer, the company is first.
  const titleParts = session.isPartnerInside ? [company, page] : [page, company]
  const actingLabel =
    session.isActing && session.user && t('shell.as', { name: session.user.name || session.user.email })
  const fullTitle = [actingLabel, ...(account ? [page, account.name] : titleParts), branding.name]
    .filter(Boolean)
    .join(' · ')
  const text = title.hasError ? t('ui.errorTitle', { title: fullTitle }) : fullTitle
  useEffect(() => {
    document.title = text
  }, [text])
}
