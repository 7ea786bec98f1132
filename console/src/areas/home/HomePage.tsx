import { type Company, companyName, usersLeft } from '@heed/contracts'
import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../app/live/useLive.ts'
import { Page } from '../../app/Page.tsx'
import { paths } from '../../app/paths.ts'
import { useCompany, useCompanyStore, useRoot } from '../../app/RootContext.tsx'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { useFormats } from '../../ui/formats.ts'
import { CardGrid, Span } from '../../ui/layout.ts'
import { Panel } from '../../ui/Panel.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { StatCard } from '../../ui/StatCard.tsx'
import { Campaigns } from './Campaigns.tsx'
import { HomeStore } from './HomeStore.ts'
import { SubscriptionPanel } from './SubscriptionPanel.tsx'

/** /: the company at a glance. */
export const HomePage = observer(function HomePage() {
  const { t } = useTranslation()
  const formats = useFormats()
  const store = useCompanyStore(HomeStore)
  const company = useCompany()
  const shown = (count: number | undefined) => (count === undefined ? undefined : formats.number(count))
  useEffect(() => void store.load(), [store])
  useLive('missed', () => void store.load())
  return (
    <Page title={companyName(company)} summary={t('home.summary')}>
      <CardGrid>
        <Span columns={6}>
          <StatCard
            label={t('home.people')}
            value={formats.number(company.users_total)}
            to={paths.employees()}
          />
        </Span>
        <Span columns={6}>
          <StatCard
            label={t('home.lists')}
            value={store.lists.error === undefined ? shown(store.lists.value) : '–'}
            hint={store.lists.error}
            to={paths.employees()}
          />
        </Span>
        <Campaigns />
        <Span columns={6}>
          <Seats company={company} />
        </Span>
        <Span columns={6}>
          <SubscriptionPanel company={company} />
        </Span>
      </CardGrid>
    </Page>
  )
})

const Seats = observer(function Seats({ company }: { company: Company }) {
  const { t } = useTranslation()
  const { users_total: used, users_available: available } = company
  const left = usersLeft(company)
  const { mayManageUsers } = useRoot().session
  return (
    <Panel title={t('home.seats')}>
      <ProgressBar
        label={left < 0 ? t('home.seatsOver', { count: -left }) : t('home.seatsLeft', { count: left })}
        detail={t('home.seatsUsed', { used, count: available })}
        percent={available === 0 ? 100 : (used / available) * 100}
        tone={left < 0 ? 'error' : 'primary'}
      />
      <div style={{ marginTop: 20 }}>
        <ActionButton
          action={{
            key: 'people',
            label: mayManageUsers ? t('home.openEmployees') : t('home.seeEmployees'),
            icon: <GroupsOutlined />,
            to: paths.employees(),
          }}
        />
      </div>
    </Panel>
  )
})
