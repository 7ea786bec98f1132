import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

type Props = {
  label: string
  /** 0 to 100; undefined while the end is not known. */
  percent?: number | undefined
  /** Right of the label, such as "1,500 of 10,000". */
  detail?: string
  tone?: 'primary' | 'success' | 'warning' | 'error'
}

/** How far something is, in words and as a bar. */
export function ProgressBar({ label, percent, detail, tone = 'primary' }: Props) {
  const id = useId()
  const whole = percent === undefined ? undefined : Math.round(Math.max(0, Math.min(100, percent)))
  return (
    <div>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 12, marginBottom: 6 }}>
        <Typography id={id} variant="body2">
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {detail ?? (whole === undefined ? '' : `${String(whole)}%`)}
        </Typography>
      </div>
      <LinearProgress
        aria-labelledby={id}
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
