import { styled } from '@mui/material/styles'
import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react'
import { ErrorState } from '../states/ErrorState.tsx'
import { ContentCardSkeleton } from './ContentCard.tsx'
import { getCardHeight, getNarrowCardHeight } from './cardParts.ts'

const INITIAL_COUNT = 16
const STEP = 16

/** For rendering many items in steps: reserve room for all `visibleItems`, but render only the first `count`. */
function useGradualItems<Item>(items: readonly Item[]): { visibleItems: readonly Item[]; count: number } {
  const shownItems = useDeferredValue(items)
  const [count, setCount] = useState(INITIAL_COUNT)
  const hasMore = count < shownItems.length
  useEffect(() => {
    if (hasMore) startTransition(() => setCount(count + STEP))
  }, [hasMore, count])
  if (shownItems.length === 0 && count > INITIAL_COUNT) setCount(INITIAL_COUNT)
  return { visibleItems: shownItems, count }
}

const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'hasTags' })<{ hasTags: boolean }>(
  ({ theme, hasTags }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15.25rem, 100%), 1fr))',
    gap: theme.spacing(2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      // Off-screen cards skip layout, so hundreds of cards cost as much as one screenful.
      contentVisibility: 'auto',
      containIntrinsicSize: `auto ${getCardHeight(hasTags)}`,
      overflowClipMargin: 4,
      '&:empty': { minHeight: getCardHeight(hasTags) },
      [theme.breakpoints.down('sm')]: {
        containIntrinsicSize: `auto ${getNarrowCardHeight(hasTags)}`,
        '&:empty': { minHeight: getNarrowCardHeight(hasTags) },
      },
    },
  }),
)

type Props<Item> = {
  label: string
  items: readonly Item[]
  itemId: (item: Item) => string
  children: (item: Item) => ReactNode
  empty: ReactNode
  loading?: boolean
  error?: string | undefined
  onRetry?: (() => void) | undefined
  skeletons?: number
  hasTags?: boolean
}

export function CardGrid<Item>(props: Props<Item>) {
  const { label, items, itemId, children, empty, loading = false, error, onRetry, skeletons = 8 } = props
  const { hasTags = false } = props
  const { visibleItems, count } = useGradualItems(items)
  if (error !== undefined && !loading) return <ErrorState title={error} onRetry={onRetry} />
  if (!loading && items.length === 0) return empty
  // Because `visibleItems` is deferred, keep the skeletons until the first cards render.
  const isPending = visibleItems.length === 0
  return (
    <Grid aria-label={label} aria-busy={loading || isPending} hasTags={hasTags}>
      {isPending
        ? Array.from({ length: skeletons }, (_, index) => (
            <li key={`skeleton ${String(index)}`} aria-hidden>
              <ContentCardSkeleton hasTags={hasTags} />
            </li>
          ))
        : visibleItems.map((item, index) => <li key={itemId(item)}>{index < count && children(item)}</li>)}
    </Grid>
  )
}
