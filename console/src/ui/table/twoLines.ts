import type { Theme } from '@mui/material/styles'
import { STICKY, typeScale as scale, sizes, TOUCH_QUERY } from '../theme/tokens.ts'

const MARK_SPACE = '2.75rem'

const smallTextStyles = { fontSize: scale.size.tiny, lineHeight: scale.line.tiny }

const getLabelledStyles = (theme: Theme) => ({
  content: 'attr(data-label)',
  marginRight: 6,
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.muted,
})

const numberHead = 'th[data-align="right"]'

const longSecondCellSelector = 'td[data-place="second"][data-brief]:has([data-long])'
/** Matches rows whose figure is wider than a number and is therefore on the second line. */
const figureBelowSelector = 'tr:has(td[data-place="end"]:not([data-align="right"]))'

const checkedRow = 'tr:has(> [data-slot="check"])'
const besideBriefCell = 'td[data-place="second"][data-brief] ~ td[data-place="secondEnd"]'

const noRoomStyles = {
  [`& ${checkedRow} ${besideBriefCell}`]: { gridRow: 3, justifySelf: 'start', padding: '4px 0 0' },
  [`& ${checkedRow} th:has([data-mark]) ~ ${besideBriefCell}`]: { paddingLeft: MARK_SPACE },
} as const

/** Adds a third line for figures that don't fit beside the name. */
const threeLineStyles = {
  '& td[data-place="secondEnd"]': {
    gridColumn: '2 / span 2',
    gridRow: 3,
    padding: '4px 0 0',
    textAlign: 'left',
    whiteSpace: 'normal',
    '&:empty': { display: 'none' },
  },
  '& td[data-place="second"][data-brief] ~ td[data-place="secondEnd"]': {
    gridRow: 2,
    justifySelf: 'end',
    padding: '0 4px 0 0',
  },
  // On the third line if a long text or a figure fills the second line.
  [`& ${longSecondCellSelector} ~ td[data-place="secondEnd"], & ${figureBelowSelector} td[data-place="second"] ~ td[data-place="secondEnd"]`]:
    { gridRow: 3, justifySelf: 'start', padding: '4px 0 0' },
  [`& th:has([data-mark]) ~ ${longSecondCellSelector} ~ td[data-place="secondEnd"], & ${figureBelowSelector} th:has([data-mark]) ~ td[data-place="second"] ~ td[data-place="secondEnd"]`]:
    { paddingLeft: MARK_SPACE },
  '& td[data-place="end"]:not([data-align="right"])': { gridRow: 2 },
  '& tr:not(:has([data-brief], [data-across])):has([data-place="secondEnd"]:not(:empty)) td[data-place="end"]:not([data-align="right"])':
    { gridRow: 3, padding: '4px 4px 0 12px' },
  '& tr:not(:has([data-place="end"][data-align="right"])) [data-place="name"]': {
    gridColumn: '2 / span 2',
  },
  '& th:has([data-mark]) ~ [data-place="secondEnd"]': { paddingLeft: MARK_SPACE },
  '& tbody tr td[data-place][data-across][data-across]': {
    gridColumn: '2 / span 2',
    gridRow: 3,
    justifySelf: 'start',
    padding: '4px 0 0',
    textAlign: 'left',
    whiteSpace: 'normal',
  },
  '& th:has([data-mark]) ~ td[data-place][data-across][data-across]': { paddingLeft: MARK_SPACE },
  '& tbody tr td[data-place="second"][data-brief] ~ td[data-place][data-across][data-across]': {
    gridColumn: 3,
    gridRow: 2,
    justifySelf: 'end',
    maxWidth: '45cqi',
    padding: '0 4px 0 12px',
    textAlign: 'right',
  },
} as const

const stackedStyles = {
  '& tbody tr td[data-place]:is([data-place="second"], [data-place="end"], [data-place="secondEnd"])': {
    gridColumn: '2 / span 2',
    gridRow: 'auto',
    justifySelf: 'start',
    maxWidth: '100%',
    padding: '2px 0 0',
    textAlign: 'left',
    whiteSpace: 'normal',
    '&:empty': { display: 'none' },
  },
  '& tbody tr th:has([data-mark]) ~ td[data-place]:not([data-place="name"])': { paddingLeft: MARK_SPACE },
  '& tbody tr [data-place="name"]': { gridColumn: '2 / span 2' },
} as const

const createHeaderStyles = (theme: Theme) => ({
  '& thead': { position: STICKY, top: 'var(--heed-sticky-top, 0px)', zIndex: 2 },
  '& thead tr': {
    display: 'flex',
    alignItems: 'center',
    gap: 18,
    height: sizes.tableHead,
    paddingRight: 16,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // A scroll shadow, and a cover that scrolls with the content (`local`) and hides it at the end.
    background: `linear-gradient(to left, ${theme.vars.palette.background.paper} 50%, transparent) right / 40px local no-repeat, linear-gradient(to left, ${theme.vars.palette.divider}, transparent) right / 20px no-repeat ${theme.vars.palette.background.paper}`,
    boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
    borderRadius: 'var(--heed-head-corner) var(--heed-head-corner) 0 0',
  },
  '& thead[data-chosen] tr': { background: theme.vars.palette.soft.primary },
  // Touch screens have no hover, so the arrow of an unsorted column would never show.
  '& thead th:not([aria-sort]) > button svg': { display: 'none' },
  '& thead:not(:has(button, input))': { position: 'absolute', clipPath: 'inset(50%)' },
  '& thead tr:has(button)::before': {
    content: 'attr(data-label)',
    order: -1,
    flex: 'none',
    paddingLeft: 16,
    fontSize: scale.size.tiny,
    color: theme.vars.palette.text.muted,
  },
  '& thead tr:has([data-slot="check"])::before': { paddingLeft: 0 },
  '& thead th[data-slot="check"]': { order: -2 },
  [`& thead tr:not(:has(${numberHead} ~ ${numberHead})) ${numberHead}`]: {
    order: 1,
    margin: '0 32px 0 auto',
  },
  '& thead th': {
    position: 'static',
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    width: 'auto !important',
    height: 'auto',
    padding: 0,
    background: 'none',
    boxShadow: 'none',
    '&:first-of-type:not([data-slot])': { paddingLeft: 0 },
    '&:not([data-slot="check"], :has(button))': {
      position: 'absolute',
      width: '1px !important',
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '&[data-slot="check"]:first-of-type': { padding: '0 0 0 6px', width: '38px !important' },
  },
})

const createRowStyles = (theme: Theme) => ({
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto',
    alignItems: 'center',
    minHeight: 'var(--heed-row)',
    padding: '10px 12px 10px 16px',
    borderTop: `1px solid ${theme.vars.palette.surface.rowLine}`,
    '&:first-of-type': { borderTopColor: 'transparent' },
  },
  '& tbody :is(td, th), & tbody :is(td, th):last-child': {
    height: 'auto',
    padding: 0,
    border: 0,
    textAlign: 'left',
  },
  // These rows aren't table rows, so the link can cover them.
  '& tbody th:has(> [data-row-link])': { position: 'static' },
  '& tbody tr [data-row-link]::after': { inset: 0, width: 'auto' },
  '& td[data-slot]': { gridRow: '1 / span 2' },
  '& td[data-slot="check"]:first-of-type': { gridColumn: 1, width: 40, padding: 0, marginLeft: -10 },
  '& td[data-slot="more"], & td[data-slot="detail"]': { gridColumn: 4, display: 'block', width: 'auto' },
  '& td[data-slot="menu"]': { gridColumn: 5, width: 'auto' },
  '& td[data-slot="filler"]': { gridColumn: '1 / -1' },
  '& [data-place="name"]': { gridColumn: 2, gridRow: 1, minWidth: 0 },
  '& td[data-place="second"]': { ...smallTextStyles, gridColumn: 2, gridRow: 2, minWidth: 0 },
  '& td[data-place="end"], & td[data-place="secondEnd"]': {
    gridColumn: 3,
    paddingLeft: 12,
    paddingRight: 4,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& td[data-place="end"]': { gridRow: 1, '&:not([data-align="right"])': smallTextStyles },
  '& tbody td[data-place="end"]': { paddingLeft: 12, paddingRight: 4 },
  '& td[data-place="secondEnd"]': { ...smallTextStyles, gridRow: 2 },
  '& td[data-place="secondEnd"] [data-tag]': { height: 'auto', padding: 0, background: 'none' },
  '@container (min-width: 19.001rem)': {
    'tr:not(:has([data-place="secondEnd"])) > td[data-place="end"][data-align="right"]': {
      gridRow: '1 / span 2',
    },
  },
  // Centres rows that contain only a name and a figure.
  '& tr:not(:has([data-place="second"], [data-place="secondEnd"])) :is([data-place="name"], [data-place="end"])':
    { gridRow: '1 / span 2' },
  '& td[data-place]:not([data-place="name"], [data-evident])::before': getLabelledStyles(theme),
  '& td[data-place="below"]': { display: 'none', gridColumn: '2 / -1' },
  '& tr[data-open] td[data-place="below"]': {
    display: 'flex',
    alignItems: 'baseline',
    paddingTop: 8,
    textAlign: 'left',
    '&::before': { ...getLabelledStyles(theme), flex: '0 0 96px' },
  },
  '& th [data-mark]': { position: 'absolute', left: 0, top: 4 },
  '& tr:not(:has([data-place="second"])) [data-mark]': { top: -6 },
  '& th :has(> [data-mark])': { position: 'relative', paddingLeft: MARK_SPACE, minHeight: scale.line.body },
  '& th:has([data-mark]) ~ [data-place="second"], & th:has([data-mark]) ~ [data-place="below"]': {
    paddingLeft: MARK_SPACE,
  },
  '@container (max-width: 23.5rem)': {
    '& td[data-place="end"]::before': { display: 'none' },
    '&:not([data-calm])': threeLineStyles,
    '&[data-calm] td[data-across]': { maxWidth: '58cqi', whiteSpace: 'normal' },
    '&[data-calm] td:is([data-place="end"], [data-place="secondEnd"])': {
      justifySelf: 'end',
      paddingRight: 4,
    },
    '&[data-calm] tr:not(:has([data-place="end"])) [data-place="name"]': { gridColumn: '2 / span 2' },
  },
  '@container (max-width: 21.5rem)': { '&:not([data-calm])': noRoomStyles },
  '@container (max-width: 19rem)': stackedStyles,
  [TOUCH_QUERY]: { '& td[data-slot="check"]:first-of-type': { width: 48, marginLeft: -14 } },
})

export const createTwoLineStyles = (theme: Theme) => ({
  '--heed-row': sizes.rowTwoLines,
  '&, & thead, & tbody': { display: 'block' },
  ...createHeaderStyles(theme),
  ...createRowStyles(theme),
  '@media print': { '& thead': { display: 'none' }, '& td[data-place="below"]': { display: 'flex' } },
})
