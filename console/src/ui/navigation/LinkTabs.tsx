import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { Link, type Location, matchPath, useLocation } from 'react-router'
import { CountBadge } from '../badges/CountBadge.tsx'
import { UnsavedDot } from '../badges/UnsavedDot.tsx'
import { FORCED_COLORS_QUERY } from '../theme/forcedColors.ts'
import { radiiPx, typeScale as scale, sizes } from '../theme/tokens.ts'
import { revealInStrip, ScrollStrip } from './ScrollStrip.tsx'

const Bar = styled('nav')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  '&[data-head]': { marginBottom: 0, paddingInline: theme.spacing(1) },
  boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
}))

const List = styled('ul')({
  display: 'flex',
  gap: 4,
  width: 'max-content',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const Tab = styled(Link)(({ theme }) => ({
  // Without this position, visually hidden elements inside would widen the page.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: sizes.touch,
  padding: '0 12px',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.text.secondary,
  borderBottom: '2px solid transparent',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    borderBottomColor: theme.vars.palette.primary.main,
  },
  [FORCED_COLORS_QUERY]: { borderBottomColor: 'Canvas' },
  '&:focus-visible': { outlineOffset: -3, borderRadius: radiiPx.tag },
}))

type LinkTab = {
  to: string
  label: string
  count?: number | null | undefined
  /** False if the tab is also current on sub-paths. */
  end?: boolean
  unsaved?: boolean
}

type Props = {
  label: string
  tabs: readonly LinkTab[]
  asHead?: boolean
  onIntent?: ((to: string) => void) | undefined
}

export function LinkTabs({ label, tabs, asHead: isHeader = false, onIntent }: Props) {
  const current = findCurrentTab(tabs, useLocation())
  return (
    <Bar aria-label={label} data-head={isHeader || undefined}>
      <ScrollStrip current={current}>
        <List>
          {tabs.map(({ to, label: text, count, unsaved = false }) => (
            <li key={to}>
              <Tab
                to={to}
                aria-current={to === current ? 'page' : undefined}
                onPointerEnter={() => onIntent?.(to)}
                onFocus={(event) => {
                  // Browsers don't scroll to a tab that is partly visible.
                  revealInStrip(event.currentTarget)
                  onIntent?.(to)
                }}
              >
                {text} {unsaved && <UnsavedDot />}
                {count === null && <Skeleton width={22} height={20} sx={{ transform: 'none' }} aria-hidden />}
                {typeof count === 'number' && <CountBadge count={count} />}
              </Tab>
            </li>
          ))}
        </List>
      </ScrollStrip>
    </Bar>
  )
}

const getPath = (to: string) => to.replace(/[?#].*$/, '')
const parseQuery = (to: string) => [...new URLSearchParams(/\?([^#]*)/.exec(to)?.[1])]

/** Returns the matching tab with the most query parameters. */
function findCurrentTab(tabs: readonly LinkTab[], { pathname, search }: Location): string | undefined {
  const currentParams = new URLSearchParams(search)
  return tabs
    .filter(({ to, end = true }) => matchPath({ path: getPath(to), end }, pathname))
    .filter(({ to }) => parseQuery(to).every(([name, value]) => currentParams.get(name) === value))
    .toSorted((a, b) => parseQuery(b.to).length - parseQuery(a.to).length)[0]?.to
}
