import { createTheme } from '@mui/material/styles'
import { themeComponents } from './components.ts'
import { type BrandColors, createPalette } from './palette.ts'
import { darkTokens, durationsMs, lightTokens, radiiPx, spacingPx, typeScale } from './tokens.ts'

const createTextStyle = (step: keyof typeof typeScale.size, weight: keyof typeof typeScale.weight) => ({
  fontSize: `${typeScale.size[step] / 16}rem`,
  fontWeight: typeScale.weight[weight],
  lineHeight: typeScale.line[step] / typeScale.size[step],
  letterSpacing: typeScale.size[step] >= typeScale.size.heading ? '-0.015em' : 'normal',
})

/** Colours have AA contrast and are CSS variables, so changing the scheme re-renders nothing. */
export function makeTheme(brand: BrandColors = {}) {
  const { size, weight } = typeScale
  return createTheme({
    cssVariables: { cssVarPrefix: 'heed', colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: {
      light: { palette: createPalette(lightTokens, brand) },
      dark: { palette: createPalette(darkTokens, brand) },
    },
    spacing: spacingPx,
    shape: { borderRadius: radiiPx.control },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    typography: {
      fontFamily: typeScale.family,
      fontSize: size.body,
      fontWeightRegular: weight.regular,
      fontWeightMedium: weight.medium,
      fontWeightBold: weight.semibold,
      h1: createTextStyle('heading', 'semibold'),
      h2: createTextStyle('lead', 'semibold'),
      h3: createTextStyle('body', 'semibold'),
      h4: createTextStyle('body', 'semibold'),
      h5: createTextStyle('body', 'semibold'),
      h6: createTextStyle('body', 'semibold'),
      subtitle1: createTextStyle('lead', 'regular'),
      subtitle2: createTextStyle('body', 'medium'),
      body1: createTextStyle('body', 'regular'),
      body2: createTextStyle('body', 'regular'),
      caption: createTextStyle('tiny', 'regular'),
      overline: { ...createTextStyle('tiny', 'semibold'), textTransform: 'none' },
      button: { ...createTextStyle('body', 'medium'), textTransform: 'none' },
    },
    transitions: {
      duration: {
        shortest: durationsMs.quick,
        shorter: durationsMs.quick,
        short: durationsMs.calm,
        standard: durationsMs.calm,
        complex: durationsMs.slow,
        enteringScreen: durationsMs.calm,
        leavingScreen: durationsMs.quick,
      },
    },
    components: themeComponents,
  })
}
