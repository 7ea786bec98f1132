import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { radiiPx, typeScale as scale, shadow } from '../theme/tokens.ts'

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(2, 2.5),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.card,
  boxShadow: shadow.card,
  '&:has(a:hover)': { borderColor: theme.vars.palette.surface.borderStrong },
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radiiPx.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  },
}))

const Figure = styled('div')({
  display: 'flex',
  alignItems: 'center',
  height: '2.5rem',
  fontSize: scale.size.display,
  fontWeight: scale.weight.semibold,
  letterSpacing: '-0.02em',
})

type Props = {
  label: string
  value: ReactNode
  hint?: ReactNode
  to?: string | undefined
}

export function StatCard({ label, value, hint, to }: Props) {
  return (
    <Card aria-busy={value === undefined}>
      <Typography variant="body2" color="textSecondary">
        {to ? <Link to={to}>{label}</Link> : label}
      </Typography>
      <Figure>
        {value === undefined ? <Skeleton width={72} height={28} sx={{ transform: 'none' }} /> : value}
      </Figure>
      {hint && (
        <Typography variant="caption" component="div" color="textSecondary">
          {hint}
        </Typography>
      )}
    </Card>
  )
}
