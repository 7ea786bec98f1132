import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router'
import { CountBadge } from './CountBadge.tsx'
import { type as scale } from './theme/tokens.ts'

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  marginBottom: theme.spacing(3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
}))

const Tab = styled(NavLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '0 10px',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.text.secondary,
  borderBottom: '2px solid transparent',
  marginBottom: -1,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&.active': { color: theme.vars.palette.text.primary, borderBottomColor: theme.vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: -2, borderRadius: 6 },
}))

type LinkTab = { to: string; label: string; count?: number | undefined; end?: boolean }

type Props = { label: string; tabs: readonly LinkTab[] }

/** Tabs that are addresses: the open one survives a reload and the back button. */
export function LinkTabs({ label, tabs }: Props) {
  return (
    <Bar aria-label={label}>
      {tabs.map(({ to, label: text, count, end = true }) => (
        <Tab key={to} to={to} end={end}>
          {text}
          {count !== undefined && <CountBadge count={count} />}
        </Tab>
      ))}
    </Bar>
  )
}
