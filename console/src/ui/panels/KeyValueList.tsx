import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(7.5rem, max-content) 1fr',
  gap: '10px 24px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr',
    gap: 2,
    '& dd': { marginBottom: 10 },
  },
}))

type Props = {
  /** A value that is `undefined` hasn't arrived yet and shows a skeleton. */
  items: readonly { label: string; value: ReactNode }[]
}

export function KeyValueList({ items }: Props) {
  return (
    <List>
      {items.map(({ label, value }) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value === undefined ? <Skeleton width="60%" aria-hidden /> : value}</dd>
        </div>
      ))}
    </List>
  )
}
