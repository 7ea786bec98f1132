import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../lib/announcer/announce.ts'
import { formatWholePercent } from '../../lib/numbers/amountFormats.ts'
import { useFormats } from '../formats.ts'
import { tabularNumbers } from '../theme/tokens.ts'

type Props = {
  label: string
  percent?: number | undefined
  done?: { value: number; total: number } | undefined
  detail?: string | undefined
  tone?: 'primary' | 'success' | 'warning' | 'error'
  isWork?: boolean
  hasOpenRest?: boolean
}

const ANNOUNCEMENT_INTERVAL_MS = 5000

function useProgressAnnouncement(text: string | undefined): void {
  const isAnnounced = text !== undefined
  const announceProgress = useEffectEvent(() => announce(text ?? ''))
  useEffect(() => {
    if (!isAnnounced) return undefined
    const timer = setInterval(announceProgress, ANNOUNCEMENT_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isAnnounced])
}

export function ProgressBar({
  label,
  percent,
  done: progress,
  detail,
  tone = 'primary',
  isWork = false,
  hasOpenRest = false,
}: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const id = useId()
  const exactPercent = progress
    ? progress.total === 0
      ? 100
      : (progress.value / progress.total) * 100
    : percent
  const roundedPercent =
    exactPercent === undefined ? undefined : Math.round(Math.max(0, Math.min(100, exactPercent)))
  const percentText = roundedPercent === undefined ? '' : formatWholePercent(formats, roundedPercent)
  const detailText = detail ?? (progress ? t('kit.doneOf', progress) : undefined)
  useProgressAnnouncement(isWork ? [label, detailText ?? percentText].filter(Boolean).join(': ') : undefined)
  return (
    <div>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 12, marginBottom: 6 }}>
        <Typography id={id} variant="body2">
          {label}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ ...tabularNumbers, flex: 'none', maxWidth: '60%' }}
        >
          {detailText ?? percentText}
        </Typography>
      </div>
      <LinearProgress
        aria-labelledby={id}
        aria-valuetext={
          detailText === undefined || percentText === '' ? undefined : `${percentText}, ${detailText}`
        }
        color={tone}
        {...(roundedPercent === undefined ? {} : { variant: 'determinate' as const, value: roundedPercent })}
        sx={{
          height: 6,
          borderRadius: 3,
          backgroundColor: hasOpenRest ? 'soft.warning' : 'surface.subtle',
          // A transition would repaint continuously for as long as the work lasts.
          '& .MuiLinearProgress-bar': { borderRadius: 'inherit', transition: 'none' },
        }}
      />
    </div>
  )
}
