import { type Company, getCompanyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { Page } from '../../../app/page/Page.tsx'
import { paths } from '../../../app/paths.ts'
import { useRoot, useTitle } from '../../../app/root/RootContext.tsx'
import { toFailure } from '../../../lib/requests/failure.ts'
import type { Action } from '../../../ui/buttons/action.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Stack } from '../../../ui/layout.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { CreditBanners } from './CreditBanners.tsx'
import { CreditsStore } from './CreditsStore.ts'

export const ManagerPage = observer(function ManagerPage() {
  const { t } = useTranslation()
  const { session } = useRoot()
  const [query] = useSearchParams()
  const { unassignedCredits } = useRoot().area(CreditsStore)
  const usedCompany = session.companies.find(({ company_id: id }) => String(id) === query.get('company'))
  useTitle(t('dashboard.manager.title'))
  return (
    <Page title={t('dashboard.manager.title')}>
      <Stack>
        {usedCompany && <UsedCredit company={usedCompany} credit={query.get('credit')} />}
        {!usedCompany && unassignedCredits.length === 0 && <NoCredits />}
        <CreditBanners credits={unassignedCredits} />
      </Stack>
    </Page>
  )
})

function NoCredits() {
  const { t } = useTranslation()
  return (
    <Panel>
      <EmptyState
        title={t('dashboard.manager.nothing')}
        text={t('dashboard.manager.nothingText')}
        primary={{ key: 'home', label: t('shell.goHome'), to: paths.home() }}
      />
    </Panel>
  )
}

type UsedProps = { company: Company; credit: string | null }

const UsedCredit = observer(function UsedCredit({ company, credit }: UsedProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { unassignedCredits } = useRoot().area(CreditsStore)
  const open = useOpenCompanyAction(company)
  const remainingCount = unassignedCredits.length
  const { subscription, users_available: seats, valid_to: end } = company
  const name = getCompanyName(company)
  const items = [
    { label: t('dashboard.manager.company'), value: name },
    { label: t('dashboard.manager.plan'), value: subscription?.subscription_name ?? '–' },
    { label: t('dashboard.manager.seats'), value: formats.number(seats) },
    { label: t('dashboard.manager.validTo'), value: formats.date(end) || '–' },
    { label: t('dashboard.manager.left'), value: formats.number(remainingCount) },
  ]
  return (
    <>
      <Banner tone="success" action={open}>
        {credit === null
          ? t('dashboard.manager.used', { name })
          : t('dashboard.manager.usedOf', { credit, name })}
      </Banner>
      <Panel title={t('dashboard.manager.subscription')}>
        <KeyValueList items={items} />
      </Panel>
    </>
  )
})

function useOpenCompanyAction(company: Company): Action {
  const { t } = useTranslation()
  const { session, notices } = useRoot()
  const navigate = useNavigate()
  const open = async () => {
    try {
      await session.switchCompany(company.company_id)
      void navigate(paths.home())
    } catch (error) {
      notices.show('error', toFailure(error).text)
    }
  }
  return { key: 'open', label: t('dashboard.manager.open'), onRun: () => void open() }
}
