import UnfoldMore from 'virtual:icon/UnfoldMore'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Fragment, useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { findCurrentPath } from '../../lib/addresses/currentPlace.ts'
import { CountBadge } from '../badges/CountBadge.tsx'
import { UnsavedDot } from '../badges/UnsavedDot.tsx'
import { Popover } from '../popover/Popover.tsx'
import { radiiPx, STICKY, typeScale as scale, sizes, TOUCH_QUERY } from '../theme/tokens.ts'
import { useIsNarrow } from '../useNarrow.ts'

export const NavColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '12.5rem minmax(0, 1fr)',
  gap: theme.spacing(4),
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) },
}))

const Bar = styled('nav')(({ theme }) => ({
  position: STICKY,
  top: `calc(var(--heed-sticky-top, 0px) + ${theme.spacing(2)})`,
  [theme.breakpoints.down('md')]: { position: 'static' },
}))

const Heading = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '8px 12px 6px',
  fontSize: scale.size.tiny,
  fontWeight: scale.weight.semibold,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  'ul + &': { marginTop: theme.spacing(1.5) },
}))

const List = styled('ul')({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' })

const NavLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: sizes.control,
  padding: '6px 12px',
  borderRadius: radiiPx.control,
  fontWeight: scale.weight.medium,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.surface.hover },
  '&[aria-current]': {
    color: theme.vars.palette.onSoft.primary,
    backgroundColor: theme.vars.palette.soft.primary,
  },
  '&:focus-visible': { outlineOffset: -2 },
  [TOUCH_QUERY]: { minHeight: sizes.touch },
}))

const Text = styled('span')({ flex: 1, minWidth: 0 })

type SideLink = {
  to: string
  label: string
  count?: number | undefined
  unsaved?: boolean
}

export type SideGroup = {
  label?: string
  places: readonly SideLink[]
}

type Props = {
  label: string
  groups: readonly SideGroup[]
  onIntent?: ((to: string) => void) | undefined
}

export function SideNav({ label, groups, onIntent }: Props) {
  const { pathname } = useLocation()
  const isNarrow = useIsNarrow('md')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const places = groups.flatMap((group) => group.places)
  const current = findCurrentPath(
    places.map(({ to }) => to),
    pathname,
  )
  const name = places.find(({ to }) => to === current)?.label
  const close = () => setAnchor(null)
  const list = <Groups {...{ groups, current, onIntent }} onFollow={close} />
  if (!isNarrow) return <Bar aria-label={label}>{list}</Bar>
  return (
    <Bar aria-label={label}>
      <Button
        fullWidth
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={name === undefined ? label : `${label}: ${name}`}
        endIcon={<UnfoldMore aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ justifyContent: 'space-between', overflow: 'hidden' }}
      >
        {name ?? label}
      </Button>
      <Popover label={label} anchor={anchor} onClose={close} width={360}>
        <nav aria-label={label} style={{ padding: 8 }}>
          {list}
        </nav>
      </Popover>
    </Bar>
  )
}

type GroupsProps = Pick<Props, 'groups' | 'onIntent'> & { current: string | undefined; onFollow: () => void }

function Groups({ groups, current, onIntent, onFollow }: GroupsProps) {
  const id = useId()
  return groups.map(({ label, places }, index) => {
    const headingId = `${id}-${String(index)}`
    return (
      <Fragment key={label ?? ''}>
        {label !== undefined && <Heading id={headingId}>{label}</Heading>}
        <List aria-labelledby={label === undefined ? undefined : headingId}>
          {places.map(({ to, label: text, count, unsaved = false }) => (
            <li key={to}>
              <NavLink
                to={to}
                aria-current={to === current ? 'page' : undefined}
                onClick={onFollow}
                onPointerEnter={() => onIntent?.(to)}
                onFocus={() => onIntent?.(to)}
              >
                <Text>{text}</Text> {unsaved && <UnsavedDot />}
                {count !== undefined && <CountBadge count={count} />}
              </NavLink>
            </li>
          ))}
        </List>
      </Fragment>
    )
  })
}
