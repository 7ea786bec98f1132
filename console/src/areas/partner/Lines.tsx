import { styled } from '@mui/material/styles'
import { memo, type ReactNode } from 'react'
import { AppLink } from '../../ui/AppLink.tsx'
import { Muted } from '../../ui/Muted.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Tone } from '../../ui/theme/palette.ts'

const List = styled('ul')(({ theme }) => ({
  flex: 'none',
  maxHeight: 280,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 12px',
    padding: '8px 2px',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
    // Hundreds cost as much as those in sight.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 40px',
  },
  '& p': { flex: '1 0 100%', margin: 0, whiteSpace: 'pre-line', color: theme.vars.palette.text.secondary },
}))

export interface Line {
  key: string
  /** Where it stands in its file. */
  place?: string
  name: string
  /** The page of what it is about. */
  to?: string | undefined
  tone: Tone
  label: string
  /** Why it is so. */
  reason?: string | undefined
}

type Props = { label: string; lines: readonly Line[] }

/** Of thousands one changes at a time: the others are not drawn anew. */
export const LineItem = memo(function LineItem({ place, name, to, tone, label, reason }: Omit<Line, 'key'>) {
  return (
    <li>
      <span>
        {place && <Muted>{place} </Muted>}
        {to === undefined ? name : <AppLink to={to}>{name}</AppLink>}
      </span>
      <StatusBadge tone={tone} label={label} />
      {reason && <p>{reason}</p>}
    </li>
  )
})

/** Around several `LineItem`s. */
export function LineList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <List aria-label={label} tabIndex={0}>
      {children}
    </List>
  )
}

/** Several companies, each with what became of it or will. */
export function Lines({ label, lines }: Props) {
  return (
    <LineList label={label}>
      {lines.map(({ key, ...line }) => (
        <LineItem key={key} {...line} />
      ))}
    </LineList>
  )
}
