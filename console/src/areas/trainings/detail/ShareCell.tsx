import { percentOf } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { wholePercent } from '../../../lib/amountFormats.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Muted } from '../../../ui/Muted.tsx'
import { numeric } from '../../../ui/theme/tokens.ts'

const Line = styled('span')({ ...numeric, display: 'inline-flex', alignItems: 'center', gap: 10 })

const Percent = styled('span')({ minWidth: 38, textAlign: 'right' })

const Track = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 72,
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.surface.subtle,
  '& > span': { display: 'block', height: '100%', backgroundColor: theme.vars.palette.primary.main },
}))

const Parts = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}))

type Props = { part: number | undefined; total: number | undefined }

/** A part of a whole: percent, bar, and how many of how many; a dash where there is nothing to count. */
export function ShareCell({ part, total }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (part === undefined || total === undefined || total === 0) return <Muted>–</Muted>
  const percent = percentOf(part, total)
  return (
    <Line>
      <Percent>{wholePercent(formats, percent)}</Percent>
      <Track aria-hidden>
        <span style={{ width: `${String(percent)}%` }} />
      </Track>
      <Parts>{t('training.partOf', { n: part, count: total })}</Parts>
    </Line>
  )
}
