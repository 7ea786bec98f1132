import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { wholePercent } from '../lib/amountFormats.ts'
import { useFormats } from './formats.ts'
import { numeric } from './theme/tokens.ts'

type Props = {
  label: string
  /** 0 to 100; undefined while the end is not known. */
  percent?: number | undefined
  /** How many of how many are done; instead of a percentage. */
  done?: { value: number; total: number } | undefined
  /** Right of the label, such as "1,500 of 10,000"; said by itself where `done` is given. */
  detail?: string | undefined
  tone?: 'primary' | 'success' | 'warning' | 'error'
}

/** How far something is, in words and as a bar. */
export function ProgressBar({ label, percent, done, detail, tone = 'primary' }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const id = useId()
  const part = done ? (done.total === 0 ? 100 : (done.value / done.total) * 100) : percent
  const whole = part === undefined ? undefined : Math.round(Math.max(0, Math.min(100, part)))
  const share = whole === undefined ? '' : wholePercent(formats, whole)
  const words = detail ?? (done ? t('kit.doneOf', done) : undefined)
  return (
    <div>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 12, marginBottom: 6 }}>
        <Typography id={id} variant="body2">
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ ...numeric, flex: 'none', maxWidth: '60%' }}>
          {words ?? share}
        </Typography>
      </div>
      <LinearProgress
        aria-labelledby={id}
        aria-valuetext={words === undefined || share === '' ? undefined : `${share}, ${words}`}
        color={tone}
        {...(whole === undefined ? {} : { variant: 'determinate' as const, value: whole })}
        sx={{
          height: 6,
          borderRadius: 3,
          backgroundColor: 'surface.subtle',
          // A bar that glides from percent to percent is painted without a pause for as long as the work lasts.
          '& .MuiLinearProgress-bar': { transition: 'none' },
        }}
      />
    </div>
  )
}
