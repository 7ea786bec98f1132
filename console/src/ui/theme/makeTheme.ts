import { createTheme } from '@mui/material/styles'
import { themeComponents } from './components.ts'
import { type BrandColors, createPalette } from './palette.ts'
import {
  computeLineRatio,
  darkTokens,
  durationsMs,
  lightTokens,
  radiiPx,
  spacingPx,
  typeScale,
} from './tokens.ts'

const createTextStyle = (step: keyof typeof typeScale.size, weight: keyof typeof typeScale.weight) => ({
  fontSize: typeScale.size[step],
  fontWeight: typeScale.weight[weight],
  lineHeight: computeLineRatio(step),
  letterSpacing: step === 'heading' || step === 'display' ? '-0.015em' : 'normal',
})

/** Colours have AA contrast and are CSS variables, so changing the scheme re-renders nothing. */
export function makeTheme(brand: BrandColors = {}) {
  const { weight } = typeScale
  return createTheme({
    cssVariables: { cssVarPrefix: 'heed', colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: {
      light: { palette: createPalette(lightTokens, brand) },
      dark: { palette: createPalette(darkTokens, brand) },
    },
    spacing: spacingPx,
    shape: { borderRadius: radiiPx.control },
    // In rem, so that large text gets the layout of a narrower window. The step is 0.05 px.
    breakpoints: { unit: 'rem', step: 0.3125, values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 } },
    typography: {
      fontFamily: typeScale.family,
      fontSize: 14,
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
