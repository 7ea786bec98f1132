import { styled } from '@mui/material/styles'
import { dataColorStyles, FORCED_COLORS_QUERY } from '../../../ui/theme/forcedColors.ts'
import { typeScale as scale, tabularNumbers } from '../../../ui/theme/tokens.ts'

// Sizes depend on the window, so that the page fills any wall display without scrolling; phones get one column.
const WIDE_SCREEN_QUERY = '@media (min-width: 900px) and (orientation: landscape)'

export const Wallboard = styled('div')({
  ...tabularNumbers,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: 'clamp(16px, 2.4vh, 40px)',
  boxSizing: 'border-box',
  minHeight: '100dvh',
  padding: 'clamp(16px, 3vmin, 56px)',
  '& > main': {
    display: 'grid',
    gap: 'clamp(20px, 3vw, 72px)',
    alignItems: 'stretch',
    minHeight: 0,
    [WIDE_SCREEN_QUERY]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
})

export const WallboardHeader = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  '& h1': {
    flex: 1,
    margin: 0,
    fontSize: 'clamp(1.125rem, 2.2vmin, 2.25rem)',
    fontWeight: scale.weight.semibold,
  },
})

export const Score = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  '& h2': { margin: 0, fontSize: 'clamp(1.125rem, 3.2vmin, 3.25rem)', fontWeight: scale.weight.medium },
  '& > strong': {
    fontSize: 'clamp(5.5rem, min(24vw, 30vh), 28.75rem)',
    [WIDE_SCREEN_QUERY]: { fontSize: 'clamp(5.5rem, min(15vw, 30vh), 28.75rem)' },
    lineHeight: 1.05,
    fontWeight: scale.weight.semibold,
    letterSpacing: '-0.04em',
    // Contrast themes draw a backdrop behind each line, which would cover the heading above.
    [FORCED_COLORS_QUERY]: { forcedColorAdjust: 'none', color: 'CanvasText' },
  },
  '& strong > [data-score=label]': { columnGap: '0.08em' },
  '& strong [data-score=mark]': { width: '0.28em', height: '0.28em', borderRadius: '0.06em' },
  '& strong [data-score=number]': { minWidth: 0, textAlign: 'left' },
  '& strong [data-score=word]': {
    gridColumn: '1 / -1',
    marginLeft: 0,
    fontSize: 'clamp(1.625rem, 5.4vmin, 5.5rem)',
    letterSpacing: '-0.01em',
  },
})

export const Behaviours = styled('dl')({
  display: 'grid',
  gap: 'clamp(10px, 2vmin, 32px)',
  margin: 'clamp(16px, 3.4vh, 56px) 0 0',
})

export const Behaviour = styled('div')(({ theme }) => ({
  '& dt': { fontSize: 'clamp(0.875rem, 2vmin, 1.875rem)', color: theme.vars.palette.text.secondary },
  // Reserves two lines, so that a longer behaviour name doesn't shift the layout.
  '& dd': {
    margin: 0,
    minHeight: '2.5em',
    fontSize: 'clamp(1.125rem, 3vmin, 2.875rem)',
    lineHeight: 1.25,
    fontWeight: scale.weight.medium,
    overflowWrap: 'anywhere',
  },
}))

export const Areas = styled('ul')({
  display: 'grid',
  alignContent: 'space-evenly',
  gap: 'clamp(12px, 1.6vh, 28px)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const Area = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '0.2em 1em',
  fontSize: 'clamp(1.125rem, 3vmin, 2.875rem)',
  '& > span:first-of-type': { overflowWrap: 'anywhere' },
  '& > strong': { fontWeight: scale.weight.semibold },
  '& strong [data-score=word]': { minWidth: '6.4em', fontSize: '0.7em', fontWeight: scale.weight.regular },
})

export const Bar = styled('span')(({ theme }) => ({
  gridColumn: '1 / -1',
  height: 'clamp(8px, 1.2vmin, 18px)',
  borderRadius: 99,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  ...dataColorStyles,
  '& > span': { display: 'block', height: '100%', borderRadius: 99, background: 'var(--heed-wall)' },
}))

export const WallboardFooter = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minHeight: 32,
  fontSize: 'clamp(0.875rem, 1.8vmin, 1.625rem)',
  color: theme.vars.palette.text.secondary,
}))
