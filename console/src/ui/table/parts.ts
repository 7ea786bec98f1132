import { styled } from '@mui/material/styles'
import { radiiPx, STICKY, typeScale as scale, sizes } from '../theme/tokens.ts'
import { createTwoLineStyles } from './twoLines.ts'

/** A container query, because a table can be in a card half as wide as the page. */
export const NARROW_QUERY = '@container (max-width: 47.5rem)'
const WIDE_CONTAINER_QUERY = '@container (min-width: 47.501rem)'

export const CHECK_WIDTH_PX = 52

/** Not `:first-of-type`, which also matches the cell after a row header. Emotion rejects `:first-child`. */
const FIRST_CELL = ':is(td, th):not(td + *, th + *)'
const LAST_CELL = ':is(td, th):last-child'

/** Clipped, because a scroll container would break the sticky head. */
export const TableCard = styled('div')(({ theme }) => ({
  position: 'relative',
  containerType: 'inline-size',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.card,
  overflow: 'clip',
  '--heed-head-corner': `${String(radiiPx.card - 1)}px`,
  '[data-flush] > &': {
    border: 0,
    borderRadius: `0 0 ${String(radiiPx.card - 1)}px ${String(radiiPx.card - 1)}px`,
    '--heed-head-corner': '0px',
  },
  '[data-flush] > &:not(* + *)': {
    borderRadius: radiiPx.card - 1,
    '--heed-head-corner': `${String(radiiPx.card - 1)}px`,
  },
}))

export const TableRoot = styled('table', {
  shouldForwardProp: (name) => name !== 'dense' && name !== 'dim',
})<{
  dense: boolean
  dim: boolean
}>(({ theme, dense, dim }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: scale.size.body,
  lineHeight: scale.line.body,
  '--heed-row': dense ? sizes.rowDense : sizes.row,
  '& td, & th': { padding: '4px 12px', textAlign: 'left', overflowWrap: 'anywhere' },
  '& thead th': { height: sizes.tableHead },
  [`& ${FIRST_CELL}`]: { paddingLeft: 20 },
  [`& ${LAST_CELL}`]: { paddingRight: 20 },
  '& tbody :is(td, th)': {
    height: 'var(--heed-row)',
    fontWeight: 'inherit',
    color: theme.vars.palette.text.secondary,
    borderTop: `1px solid ${theme.vars.palette.surface.rowLine}`,
    opacity: dim ? 0.5 : 1,
    transition: 'opacity 120ms 80ms',
  },
  '& [data-slot="check"]': { width: CHECK_WIDTH_PX, '&:first-of-type': { padding: '0 0 0 10px' } },
  '& [data-slot="detail"]': { width: 52, '&:first-of-type': { padding: '0 0 0 12px' } },
  '& [data-slot="menu"]': { width: 64 },
  '& [data-tags]': { display: 'flex', flexWrap: 'nowrap' },
  '& [data-slot="more"]': { display: 'none' },
  '& [data-align="right"]': { textAlign: 'right' },
  [WIDE_CONTAINER_QUERY]: { '& [data-align="right"]:not([data-slot])': { paddingRight: 32 } },
  '& [data-align="center"]': { textAlign: 'center' },
  [NARROW_QUERY]: createTwoLineStyles(theme),
}))

export const TableHead = styled('thead')(({ theme }) => ({
  '& th': {
    position: STICKY,
    top: 'var(--heed-sticky-top, 0px)',
    zIndex: 2,
    fontSize: scale.size.tiny,
    fontWeight: scale.weight.medium,
    color: theme.vars.palette.text.muted,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
    '&:first-of-type': { borderTopLeftRadius: 'var(--heed-head-corner)' },
    '&:last-of-type': { borderTopRightRadius: 'var(--heed-head-corner)' },
  },
  '&[data-chosen] th': { backgroundColor: theme.vars.palette.soft.primary },
}))

export const BodyRow = styled('tr', { shouldForwardProp: (name) => name !== 'chosen' && name !== 'linked' })<{
  chosen: boolean
  linked: boolean
}>(({ theme, chosen, linked }) => ({
  position: 'relative',
  backgroundColor: chosen
    ? `color-mix(in srgb, ${theme.vars.palette.soft.primary} 60%, ${theme.vars.palette.background.paper})`
    : 'transparent',
  '&:first-of-type > *': { borderTopColor: 'transparent' },
  ...(chosen && { '& [data-tag]': { backgroundColor: theme.vars.palette.background.paper } }),
  ...(linked && !chosen && { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } }),
  '& > * :is(button, label, a:not([data-row-link]), .MuiCheckbox-root)': {
    position: 'relative',
    zIndex: 1,
  },
  '& [data-place="name"]': {
    color: theme.vars.palette.text.primary,
    fontWeight: scale.weight.medium,
  },
  '& [data-row-link]': {
    display: 'block',
    minWidth: 0,
    color: 'inherit',
    textDecoration: 'none',
    // WebKit can't position elements relative to a row, so the link starts in its own cell.
    '&::after': { content: '""', position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: '100cqw' },
    '&:focus-visible': { outline: 'none' },
  },
  '& th:has(> [data-row-link])': { position: 'relative' },
  '&:has([data-row-link]:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '&:hover [data-row-link] [data-name], &:hover [data-row-link]:not(:has([data-name]))': {
    textDecoration: 'underline',
    textUnderlineOffset: 2,
  },
}))

export const SortButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  margin: '0 -6px',
  padding: '4px 6px',
  minHeight: sizes.controlSmall,
  border: 0,
  borderRadius: radiiPx.tag,
  font: 'inherit',
  textAlign: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
  '& svg': { fontSize: '0.875rem', opacity: 0, transition: 'transform 120ms' },
  '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
  '[aria-sort] > & svg': { opacity: 1 },
  '[data-align="right"] > &': { flexDirection: 'row-reverse' },
  '[aria-sort] > &': { color: theme.vars.palette.text.primary },
  '[aria-sort="descending"] > & svg': { transform: 'rotate(180deg)' },
}))
