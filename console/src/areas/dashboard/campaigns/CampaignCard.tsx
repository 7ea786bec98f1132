import type { DashboardStatus } from '@heed/contracts'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { sizes } from '../../../ui/theme/tokens.ts'
import { DashboardStore } from '../DashboardStore.ts'
import { MAX_ROWS } from '../newestCampaigns.ts'

const Counts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  color: theme.vars.palette.text.secondary,
  '& a': { fontWeight: 600, color: theme.vars.palette.text.primary },
  '@container (max-width: 32.5rem)': { display: 'grid', minWidth: 'calc(100cqi - 34px)' },
}))

const Body = styled('div')({
  display: 'grid',
  minHeight: 184,
  '@container (max-width: 32.5rem)': { minHeight: `calc(${String(MAX_ROWS)} * ${sizes.rowTwoLines})` },
})

type Kind = keyof DashboardStatus & ('trainings' | 'assessments')

type Props = {
  kind: Kind
  title: string
  paths: { active: string; completed: string }
  headline: ReactNode
  children: ReactNode
}

export function CampaignCard({ kind, title, paths, headline, children }: Props) {
  return (
    <Panel title={title} flush aside={<CampaignCounts kind={kind} paths={paths} />}>
      {headline}
      <Body data-flush>{children}</Body>
    </Panel>
  )
}

const CampaignCounts = observer(function CampaignCounts({ kind, paths }: Pick<Props, 'kind' | 'paths'>) {
  const { t } = useTranslation()
  const { status, isLoading } = useCompanyStore(DashboardStore)
  if (isLoading) {
    return (
      <Counts key="coming" aria-hidden>
        <Skeleton width={150} />
        <Skeleton width={170} />
      </Counts>
    )
  }
  // Unknown counts aren't shown as zero.
  if (!status.value) return null
  const { active, completed } = status.value[kind]
  return (
    // The key creates a new element, so that replacing the skeleton doesn't count as a layout shift.
    <Counts key="known">
      <span>
        <AppLink to={paths.active} quiet>
          {t('dashboard.active', { count: active.value })}
        </AppLink>
        {t('dashboard.reaches', { count: active.users })}
      </span>
      <span>
        <AppLink to={paths.completed} quiet>
          {t('dashboard.completed', { count: completed.value })}
        </AppLink>
        {t('dashboard.reaches', { count: completed.users })}
      </span>
    </Counts>
  )
})
