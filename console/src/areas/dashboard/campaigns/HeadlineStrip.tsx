import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Delta } from '../../../ui/figures/Delta.tsx'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import { typeScale } from '../../../ui/theme/tokens.ts'
import type { Headline } from './headlines.ts'

const STRIP_HEIGHT_PX = 44

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0 10px',
  minHeight: STRIP_HEIGHT_PX,
  padding: '6px 20px',
  borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
  '& > :nth-of-type(2)': { flex: 1, color: theme.vars.palette.text.secondary, minWidth: 0 },
  '@container (max-width: 32.5rem)': {
    flexWrap: 'wrap',
    padding: '8px 16px',
    '& > :nth-of-type(2)': { flex: '1 1 60%' },
  },
}))

const Figure = styled('span')({
  display: 'inline-flex',
  fontSize: typeScale.size.lead,
  fontWeight: typeScale.weight.semibold,
})

type Props = { headline: Headline | undefined; figure: ReactNode; text?: string }

export function HeadlineStrip({ headline, figure, text }: Props) {
  const { t } = useTranslation()
  if (!headline) return null
  const { name, trend } = headline
  return (
    <Strip>
      <Figure>{figure}</Figure>
      <SingleLineText text={text === undefined ? name : `${text} · ${name}`} />
      {trend && (
        <Delta
          change={trend.change}
          unit={t('dashboard.headline.points', { count: Math.abs(trend.change) })}
          since={t('dashboard.headline.since', { name: trend.since })}
        />
      )}
    </Strip>
  )
}

export const HeadlineSkeleton = () => (
  <Strip aria-hidden>
    <Skeleton width={260} />
  </Strip>
)
