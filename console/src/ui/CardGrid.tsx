import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContentCardSkeleton } from './ContentCard.tsx'
import { cardHeight, narrowCardHeight } from './cardParts.ts'
import { ErrorState } from './ErrorState.tsx'
import { useFewAtATime } from './useFewAtATime.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'hasTags' })<{ hasTags: boolean }>(
  ({ theme, hasTags }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(244px, 100%), 1fr))',
    gap: theme.spacing(2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      // What is not in sight is not laid out: hundreds of cards cost as much as one screen of them.
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
  /** What the cards are. */
  label: string
  items: readonly Item[]
  itemId: (item: Item) => string
  /** A ContentCard. */
  children: (item: Item) => ReactNode
  /** An EmptyState. */
  empty: ReactNode
  loading?: boolean
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** How many stand there while the first are on their way. */
  skeletons?: number
  /** The cards have a line of tags, and are that much higher. */
  hasTags?: boolean
}

/** Cards side by side, as many as fit, with the four faces of a list: loading, empty, error, full. */
export function CardGrid<Item>(props: Props<Item>) {
  const { label, items, itemId, children, empty, loading = false, error, onRetry, skeletons = 8 } = props
  const { hasTags = false } = props
  const { t } = useTranslation()
  const { shown, count } = useFewAtATime(items)
  if (error !== undefined && !loading) return <ErrorState title={error} onRetry={onRetry} />
  if (!loading && items.length === 0) return empty
  // What has come is drawn a moment later: until then those that stand for it stay.
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
