import type { InfosecSummary } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandLogo } from '../../../app/brand/BrandLogo.tsx'
import { LiveStore } from '../../../app/live/LiveStore.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { useScoreRanges } from '../../../app/root/useScoreRanges.ts'
import { formatTime } from '../../../lib/dates/timeFormats.ts'
import { useAnnouncedText } from '../../../ui/announcer/Announced.tsx'
import { LiveBadge } from '../../../ui/badges/LiveBadge.tsx'
import { SchemeToggle } from '../../../ui/buttons/SchemeToggle.tsx'
import { ScoreLabel } from '../../../ui/figures/ScoreLabel.tsx'
import { getScoreColor, type ScoreRange } from '../../../ui/figures/score.ts'
import { useFormats } from '../../../ui/formats.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { WaitingScreen } from '../../../ui/states/WaitingScreen.tsx'
import { InfosecStore } from './InfosecStore.ts'
import {
  Area,
  Areas,
  Bar,
  Behaviour,
  Behaviours,
  Score,
  Wallboard,
  WallboardFooter,
  WallboardHeader,
} from './wallboardStyles.ts'

export const InfosecPage = observer(function InfosecPage() {
  const { t } = useTranslation()
  const root = useRoot()
  const store = root.area(InfosecStore)
  useEffect(() => store.open(), [store])
  const { value, failure, loading } = store.summary
  const footer = useAnnouncedText<HTMLElement>()
  return (
    <Wallboard>
      <WallboardHeader>
        <BrandLogo />
        <h1>{t('infosec.heading')}</h1>
        <div>
          <SchemeToggle />
        </div>
      </WallboardHeader>
      {value ? (
        <Summary value={value} />
      ) : failure ? (
        <ErrorState
          title={failure.text}
          help={t('infosec.again')}
          onRetry={loading ? undefined : () => void store.load()}
        />
      ) : (
        <WaitingScreen />
      )}
      <WallboardFooter ref={footer}>
        <ConnectionNotice />
      </WallboardFooter>
    </Wallboard>
  )
})

const Summary = observer(function Summary({ value }: { value: InfosecSummary }) {
  const { t } = useTranslation()
  const ranges = useScoreRanges()
  const { resilienceScore, areas, bestBehaviour, worstBehaviour } = value
  if (areas.length === 0) {
    return <EmptyState title={t('infosec.nobody')} text={t('infosec.nobodyText')} />
  }
  return (
    <main>
      <Score aria-label={t('infosec.resilience')}>
        <h2>{t('infosec.resilience')}</h2>
        <strong>
          <ScoreLabel score={resilienceScore} look="inherit" />
        </strong>
        <Behaviours>
          <Behaviour>
            <dt>{t('infosec.strongest')}</dt>
            <dd>{bestBehaviour || '–'}</dd>
          </Behaviour>
          <Behaviour>
            <dt>{t('infosec.weakest')}</dt>
            <dd>{worstBehaviour || '–'}</dd>
          </Behaviour>
        </Behaviours>
      </Score>
      <Areas aria-label={t('infosec.areas')}>
        {areas.map(({ name, score }) => (
          <Area key={name} style={getScoreStyle(score, ranges)}>
            <span>{name}</span>
            <strong>
              <ScoreLabel score={score} look="inherit" />
            </strong>
            <Bar aria-hidden>
              <span style={{ width: `${String(score)}%` }} />
            </Bar>
          </Area>
        ))}
      </Areas>
    </main>
  )
})

const getScoreStyle = (score: number, ranges: readonly ScoreRange[]) => ({
  ['--heed-wall' as string]: getScoreColor(score, ranges),
})

const ConnectionNotice = observer(function ConnectionNotice() {
  const { t } = useTranslation()
  const formats = useFormats()
  const root = useRoot()
  const { state } = root.area(LiveStore)
  const { disconnectedSince } = root.area(InfosecStore)
  if (state === 'live') return <LiveBadge state="live" />
  if (state === 'connecting' || !disconnectedSince) return null
  return (
    <>
      <LiveBadge state={state === 'reconnecting' ? 'reconnecting' : 'offline'} />
      <span>{t('infosec.silent', { time: formatTime(formats, disconnectedSince) })}</span>
    </>
  )
})
