import ChevronRight from 'virtual:icon/ChevronRight'
import { styled } from '@mui/material/styles'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { durationsMs, radiiPx, sizes, TOUCH_QUERY } from '../theme/tokens.ts'

const Details = styled('details')(({ theme }) => ({
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: sizes.controlSmall,
    marginLeft: -6,
    padding: '0 8px 0 2px',
    borderRadius: radiiPx.tag,
    listStyle: 'none',
    cursor: 'pointer',
    color: theme.vars.palette.text.secondary,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: theme.vars.palette.text.primary },
    '& svg': { fontSize: '1.125rem', transition: `transform ${String(durationsMs.quick)}ms` },
    [TOUCH_QUERY]: { minHeight: sizes.touch },
  },
  '&[open] summary svg': { transform: 'rotate(90deg)' },
}))

type Props = { title: string; startsOpen?: boolean; children: ReactNode }

const CollapsibleContext = createContext(true)

/** A focus trap counts even controls in closed details as reachable, so they must not be rendered. */
export const useIsExpanded = (): boolean => useContext(CollapsibleContext)

/** Closed, it keeps its text in the page, so that the browser's search finds and opens it. */
export function Collapsible({ title, startsOpen = false, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <Details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight aria-hidden />
        {title}
      </summary>
      <CollapsibleContext value={isOpen}>{children}</CollapsibleContext>
    </Details>
  )
}
