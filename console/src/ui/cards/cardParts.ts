import { styled } from '@mui/material/styles'
import { nameColorPairs } from '../badges/nameColors.ts'
import { getFrameStyles } from '../theme/forcedColors.ts'
import { radiiPx, typeScale as scale, shadow, sizes } from '../theme/tokens.ts'

const PICTURE_HEIGHT_REM = 9
const TEXT_HEIGHT_REM = 7.625
const TAGS_HEIGHT_REM = 2.125
const NARROW_PICTURE_WIDTH = '8.25rem'

const formatRem = (height: number) => `${String(height)}rem`

export const getCardHeight = (hasTags: boolean): string =>
  formatRem(PICTURE_HEIGHT_REM + TEXT_HEIGHT_REM + (hasTags ? TAGS_HEIGHT_REM : 0))
export const getNarrowCardHeight = (hasTags: boolean): string =>
  formatRem(TEXT_HEIGHT_REM + (hasTags ? TAGS_HEIGHT_REM : 0))

export const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.card,
  boxShadow: shadow.card,
  [theme.breakpoints.down('sm')]: { flexDirection: 'row' },
  '&:has([data-card-link]:hover)': { borderColor: theme.vars.palette.surface.borderStrong },
  '& [data-card-link]::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radiiPx.card },
  '& [data-card-link]:focus-visible': { outline: 'none' },
  '& [data-card-link]:focus-visible::after': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& a:not([data-card-link]), & button:not([data-card-link])': { position: 'relative', zIndex: 1 },
}))

export const Picture = styled('div', { shouldForwardProp: (name) => name !== 'face' })<{
  face?: number
}>(({ theme, face = 0 }) => ({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  gridTemplate: '100% / 100%',
  placeItems: 'center',
  height: formatRem(PICTURE_HEIGHT_REM),
  [theme.breakpoints.down('sm')]: {
    width: NARROW_PICTURE_WIDTH,
    height: 'auto',
    minHeight: formatRem(TEXT_HEIGHT_REM),
  },
  overflow: 'hidden',
  color: nameColorPairs[face]?.light.foreground,
  backgroundColor: nameColorPairs[face]?.light.background,
  ...theme.applyStyles('dark', {
    color: nameColorPairs[face]?.dark.foreground,
    backgroundColor: nameColorPairs[face]?.dark.background,
  }),
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    ...theme.applyStyles('dark', { filter: 'brightness(0.82)' }),
  },
  '&:has(img[data-whole])': { backgroundColor: theme.vars.palette.surface.subtle },
  '& img[data-whole]': { boxSizing: 'border-box', padding: 8, objectFit: 'contain' },
  '[data-locked] > &': {
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.surface.subtle,
    '& > :is(img, [data-drawing])': { filter: 'grayscale(1)', opacity: 0.35 },
  },
}))

const drawCircle = (center: string, share: string) => {
  const tint = `color-mix(in srgb, currentColor ${share}, transparent)`
  return `radial-gradient(circle at ${center}, ${tint} 5.1rem, transparent 5.15rem)`
}

export const Drawing = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  backgroundImage: [drawCircle('50% 50%', '18%'), drawCircle('94% 10%', '9%')].join(', '),
  '& > svg': { fontSize: '4rem' },
  '&:has(+ span) > svg': { marginTop: 30 },
})

export const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 10,
  left: 10,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  maxWidth: 'calc(100% - 20px)',
  padding: '3px 9px',
  borderRadius: radiiPx.tag,
  fontSize: scale.size.tiny,
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  ...getFrameStyles(theme.vars.palette.divider),
  '& svg': { fontSize: '0.875rem' },
}))

export const CardBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  gap: 4,
  padding: '12px 14px 6px',
})

export const CardTitle = styled('h3')(({ theme }) => ({
  margin: 0,
  fontSize: scale.size.body,
  lineHeight: scale.line.body,
  fontWeight: scale.weight.semibold,
  color: theme.vars.palette.text.primary,
  '& a, & button': {
    display: 'block',
    maxWidth: '100%',
    padding: 0,
    border: 0,
    // Set here, because cards skipped by `contentVisibility` don't inherit the font.
    fontFamily: scale.family,
    fontSize: scale.size.body,
    lineHeight: scale.line.body,
    fontWeight: scale.weight.semibold,
    color: theme.vars.palette.text.primary,
    textAlign: 'left',
    background: 'none',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '[data-locked] &, [data-locked] & :is(a, button)': { color: theme.vars.palette.text.secondary },
}))

export const CardText = styled('p')(({ theme }) => ({
  margin: 0,
  minHeight: `calc(2 * ${scale.line.body})`,
  fontSize: scale.size.body,
  lineHeight: scale.line.body,
  color: theme.vars.palette.text.secondary,
}))

export const TagRow = styled('div')({
  height: formatRem(TAGS_HEIGHT_REM - 0.5),
  marginTop: 4,
  overflow: 'hidden',
})

export const CardFooter = styled('div')(({ theme }) => ({
  '& > .MuiButton-root:first-of-type': { marginLeft: -10 },
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: sizes.controlSmall,
  marginTop: 'auto',
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
}))

export const Kind = styled('span')({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  flex: 'none',
  marginLeft: -1,
  '& > svg': { fontSize: '1rem' },
})

export const Facts = styled('div')({
  flex: 1,
  minWidth: 0,
  lineHeight: scale.line.tiny,
  overflowWrap: 'anywhere',
})
