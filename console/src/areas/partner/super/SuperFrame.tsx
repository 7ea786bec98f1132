import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../app/page/Page.tsx'
import { paths } from '../../../app/paths.ts'
import { LinkTabs } from '../../../ui/navigation/LinkTabs.tsx'

export function SuperFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  const tabs = [
    { to: paths.superPartners(), label: t('account.super.partners') },
    { to: paths.superCompanies(), label: t('account.super.companies') },
  ]
  return (
    <Page title={title} summary={t('account.super.summary')}>
      <LinkTabs label={t('account.super.lists')} tabs={tabs} />
      {children}
    </Page>
  )
}
