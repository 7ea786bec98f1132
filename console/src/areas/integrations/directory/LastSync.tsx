import { type SyncStatus, syncStatus } from '@heed/contracts'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { formatWithZone } from '../../../lib/dates/timeFormats.ts'
import { useFormats } from '../../../ui/formats.ts'
import { SpacedBanner } from '../../../ui/notices/SpacedBanner.tsx'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { TextPlaceholder } from '../../../ui/text/TextPlaceholder.tsx'
import { TextSkeleton } from '../../../ui/text/TextSkeleton.tsx'
import { typeScale as scale, tabularNumbers } from '../../../ui/theme/tokens.ts'
import type { Directory } from '../Directory.ts'
import { EarlierSyncs } from './EarlierSyncs.tsx'

const counts = ['createdUsers', 'createdGroups', 'createdMembership', 'removedMembership'] as const

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.125rem, 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  '& dt': { fontSize: scale.size.tiny, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: scale.size.heading, fontWeight: scale.weight.semibold, ...tabularNumbers },
}))

type Props = {
  directory: Directory
  sync: SyncStatus
  isOutdated: boolean
}

export function LastSyncSkeleton() {
  const { t } = useTranslation()
  return (
    <>
      <TextSkeleton lines={1} />
      <Figures style={{ marginTop: 16 }}>
        {counts.map((count) => (
          <div key={count}>
            <dt>{t(`integrations.sync.${count}`)}</dt>
            <dd>
              <Skeleton width="2ch" aria-hidden />
            </dd>
          </div>
        ))}
      </Figures>
      <div style={{ marginTop: 16 }}>
        <TextPlaceholder text={t('integrations.sync.people')} />
      </div>
    </>
  )
}

export function LastSync({ directory, sync, isOutdated }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (sync.status === syncStatus.never) return <MutedText>{t('integrations.sync.never')}</MutedText>
  const syncedAtText = t('integrations.sync.at', { at: formatWithZone(formats, sync.lastSync) })
  return (
    <>
      {sync.status === syncStatus.failed && !isOutdated && (
        <SpacedBanner tone="error">
          {t('integrations.syncFailed', { error: sync.errorDetails ?? t('integrations.sync.noReason') })}
          {'\n'}
          {t('integrations.sync.safe')}
        </SpacedBanner>
      )}
      <Typography sx={{ mb: 2 }}>{syncedAtText}</Typography>
      {sync.status === syncStatus.success && (
        <>
          {sync.errorDetails && (
            <SpacedBanner tone="warning">
              {t('integrations.sync.partly', { error: sync.errorDetails })}
            </SpacedBanner>
          )}
          <Figures>
            {counts.map((count) => (
              <div key={count}>
                <dt>{t(`integrations.sync.${count}`)}</dt>
                <dd>{formats.number(sync[count])}</dd>
              </div>
            ))}
          </Figures>
          <div style={{ marginTop: 16 }}>
            <AppLink to={paths.employees()}>{t('integrations.sync.people')}</AppLink>
          </div>
        </>
      )}
      <EarlierSyncs directory={directory} />
    </>
  )
}
