import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const narrowQuery = '@container (max-width: 32.5rem)'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 12px',
  padding: '12px 20px',
  borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
  [narrowQuery]: { padding: '10px 16px' },
}))

const SearchArea = styled('div')({
  display: 'flex',
  flex: '0 1 20rem',
  [narrowQuery]: { flex: '1 1 7.5rem', minWidth: 0 },
})

const FilterArea = styled('div')({
  flex: '1 1 0',
  minWidth: 'min-content',
  [narrowQuery]: {
    flex: 'none',
    '&:has(section:not([hidden]), [data-filters])': { order: 1, flex: '1 0 100%' },
  },
})

const RightAligned = styled('div')({
  display: 'flex',
  flex: 'none',
  maxWidth: '100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  marginInlineStart: 'auto',
})

type Props = { search: ReactNode; filters: ReactNode; children: ReactNode }

export function ListTools({ search, filters, children }: Props) {
  return (
    <Line>
      <SearchArea>{search}</SearchArea>
      <FilterArea>{filters}</FilterArea>
      <RightAligned>{children}</RightAligned>
    </Line>
  )
}
