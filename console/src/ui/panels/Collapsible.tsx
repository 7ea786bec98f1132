import ChevronRight from 'virtual:icon/ChevronRight'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { durationsMs, radiiPx, sizesPx, TOUCH_QUERY } from '../theme/tokens.ts'

const Details = styled('details')(({ theme }) => ({
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: sizesPx.controlSmall,
    marginLeft: -6,
    padding: '0 8px 0 2px',
    borderRadius: radiiPx.tag,
    listStyle: 'none',
    cursor: 'pointer',
    color: theme.vars.palette.text.secondary,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: theme.vars.palette.text.primary },
    '& svg': { fontSize: 18, transition: `transform ${String(durationsMs.quick)}ms` },
    [TOUCH_QUERY]: { minHeight: sizesPx.touch },
  },
  '&[open] summary svg': { transform: 'rotate(90deg)' },
}))

type Props = { title: string; children: ReactNode }

export function Collapsible({ title, children }: Props) {
  return (
    <Details>
      <summary>
        <ChevronRight aria-hidden />
        {title}
      </summary>
      {children}
    </Details>
  )
}
