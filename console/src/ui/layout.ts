import { styled } from '@mui/material/styles'
import { size } from './theme/tokens.ts'

/** The middle of a page; `--heed-sticky-top` tells tables where the shell's header ends. */
export const PageBody = styled('main')(({ theme }) => ({
  maxWidth: size.page,
  margin: '0 auto',
  padding: theme.spacing(4, 3, 8),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5, 2, 6) },
}))

/** One under the other. */
export const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
}))

/** Equal columns that become one on a narrow screen; cards of one row are equally high. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
}))

/** Twelve columns for cards; those of one row are equally high. What stands inside says its width by `Span`. */
export const CardGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
}))

/** So many of the twelve columns; all of them, or half for what is small, on a narrow screen. */
export const Span = styled('div', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: number }>(
  ({ theme, columns }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridColumn: `span ${String(columns)}`,
    [theme.breakpoints.down('md')]: { gridColumn: columns <= 3 ? 'span 6' : 'span 12' },
  }),
)

/** A narrow card that leads into the wide one at its right; above it where there is no room. */
export const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '384px minmax(0, 1fr)' },
}))

/** Beside each other as far as there is room. */
export const Flow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}))
