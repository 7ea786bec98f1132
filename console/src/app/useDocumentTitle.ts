import { companyName } from '@heed/contracts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from './RootContext.tsx'
import { useScreen } from './useScreen.ts'

/** 'Employees · Norðurljós ehf. · Heed': the company is named, so that nobody works in the wrong one. For observers. */
export function useDocumentTitle(): void {
  const { t } = useTranslation()
  const { title, session, branding } = useRoot()
  const screen = useScreen()
  const page = title.own ?? (screen && t(screen.title))
  const company = session.company && companyName(session.company)
  const text = [page, company, branding.name].filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = text
  }, [text])
}
