import { styled } from '@mui/material/styles'
import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../states/ErrorState.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { ContentCardSkeleton } from './ContentCard.tsx'
import { cardHeight, narrowCardHeight } from './cardParts.ts'

const FIRST = 16
const STEP = 16

/** Renders many items in steps: reserve room for all of `shown`, but fill only the first `count`. */
function useGradualItems<Item>(items: readonly Item[]): { shown: readonly Item[]; count: number } {
  const shown = useDeferredValue(items)
  const [count, setCount] = useState(FIRST)
  const isMore = count < shown.length
  useEffect(() => {
    if (isMore) startTransition(() => setCount(count + STEP))
  }, [isMore, count])
  if (shown.length === 0 && count > FIRST) setCount(FIRST)
  return { shown, count }
}

const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'hasTags' })<{ hasTags: boolean }>(
  ({ theme, hasTags }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(244px, 100%), 1fr))',
    gap: theme.spacing(2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      // Off-screen cards skip layout, so hundreds of cards cost as much as one screenful.
      contentVisibility: 'auto',
      containIntrinsicSize: `auto ${String(cardHeight(hasTags))}px`,
      overflowClipMargin: 4,
      '&:empty': { minHeight: cardHeight(hasTags) },
      [theme.breakpoints.down('sm')]: {
        containIntrinsicSize: `auto ${String(narrowCardHeight(hasTags))}px`,
        '&:empty': { minHeight: narrowCardHeight(hasTags) },
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
  const { t } = useTranslation()
  const { shown, count } = useGradualItems(items)
  if (error !== undefined && !loading) return <ErrorState title={error} onRetry={onRetry} />
  if (!loading && items.length === 0) return empty
  // Because `shown` is deferred, keep the skeletons until the first cards render.
  const isComing = shown.length === 0
  return (
    <>
      <Grid aria-label={label} aria-busy={loading || isComing} hasTags={hasTags}>
        {isComing
          ? Array.from({ length: skeletons }, (_, at) => (
              <li key={`skeleton ${String(at)}`} aria-hidden>
                <ContentCardSkeleton hasTags={hasTags} />
              </li>
            ))
          : shown.map((item, at) => <li key={itemId(item)}>{at < count && children(item)}</li>)}
      </Grid>
      <VisuallyHidden role="status">{loading ? t('ui.loading') : ''}</VisuallyHidden>
    </>
  )
}
