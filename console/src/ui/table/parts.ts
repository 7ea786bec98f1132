import { styled } from '@mui/material/styles'
import { radius, type as scale, size } from '../theme/tokens.ts'

/** Pixels. */
export const HEAD_HEIGHT = 40

/** The card around a table. Clipped, not scrolled, so that the head can stick to the page. */
export const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  containerType: 'inline-size',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
}))

export const Sheet = styled('table', { shouldForwardProp: (name) => name !== 'dense' && name !== 'dim' })<{
  dense: boolean
  dim: boolean
}>(({ theme, dense, dim }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: scale.size.body,
  '& td, & th': {
    height: dense ? size.rowDense : size.row,
    padding: dense ? '4px 12px' : '8px 12px',
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  '& th': { height: HEAD_HEIGHT, padding: '4px 12px' },
  '& td:first-of-type, & th:first-of-type': { paddingLeft: 20 },
  '& td:last-of-type, & th:last-of-type': { paddingRight: 20 },
  '& tbody td': {
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    opacity: dim ? 0.5 : 1,
    transition: 'opacity 120ms 80ms',
  },
  '& [data-slot="check"]': { width: 52 },
  '& [data-slot="menu"]': { width: 64 },
  '& [data-align="right"]': { textAlign: 'right' },
  '& [data-align="center"]': { textAlign: 'center' },
  // The table's own width counts, not the window's: it may stand in a half-wide card.
  '@container (max-width: 860px)': { '& [data-priority="3"]': { display: 'none' } },
  '@container (max-width: 600px)': { '& [data-priority="2"]': { display: 'none' } },
  '@container (max-width: 480px)': {
    '& td, & th': { paddingLeft: 8, paddingRight: 8 },
    '& td:first-of-type, & th:first-of-type': { paddingLeft: 14 },
    '& td:last-of-type, & th:last-of-type': { paddingRight: 12 },
    '& [data-slot="check"]': { width: 42, paddingRight: 0 },
    '& [data-slot="menu"]': { width: 46, paddingLeft: 0 },
  },
}))

export const Head = styled('thead')(({ theme }) => ({
  '& th': {
    position: 'sticky',
    top: 'var(--heed-sticky-top, 0px)',
    zIndex: 2,
    fontSize: scale.size.tiny,
    fontWeight: scale.weight.medium,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
    '&:first-of-type': { borderTopLeftRadius: radius.card - 1 },
    '&:last-of-type': { borderTopRightRadius: radius.card - 1 },
  },
}))

export const BodyRow = styled('tr', { shouldForwardProp: (name) => name !== 'chosen' && name !== 'linked' })<{
  chosen: boolean
  linked: boolean
}>(({ theme, chosen, linked }) => ({
  position: 'relative',
  backgroundColor: chosen ? theme.vars.palette.soft.primary : 'transparent',
  '&:first-of-type td': { borderTopColor: 'transparent' },
  ...(linked && !chosen && { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } }),
  // Whatever can be pressed inside lies above the link that covers the row.
  '& td button, & td label, & td a:not([data-row-link]), & td .MuiCheckbox-root': {
    position: 'relative',
    zIndex: 1,
  },
  '& [data-row-link]': {
    color: 'inherit',
    fontWeight: scale.weight.medium,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  },
  '&:last-of-type [data-row-link]::after': { borderRadius: `0 0 ${radius.card - 1}px ${radius.card - 1}px` },
}))

export const SortButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  margin: '0 -6px',
  padding: '4px 6px',
  minHeight: 28,
  border: 0,
  borderRadius: 6,
  font: 'inherit',
  textAlign: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
  '& svg': { fontSize: 14, opacity: 0, transition: 'transform 120ms' },
  '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
  '[aria-sort] > & svg': { opacity: 1 },
  '[data-align="right"] > &': { flexDirection: 'row-reverse' },
  '[aria-sort] > &': { color: theme.vars.palette.text.primary },
  '[aria-sort="descending"] > & svg': { transform: 'rotate(180deg)' },
}))
