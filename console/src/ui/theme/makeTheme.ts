import { createTheme } from '@mui/material/styles'
import { components } from './components.ts'
import { type BrandColors, createPalette } from './palette.ts'
import { dark, light, motion, radius, spacing, type } from './tokens.ts'

const createTextStyle = (step: keyof typeof type.size, weight: keyof typeof type.weight) => ({
  fontSize: `${type.size[step] / 16}rem`,
  fontWeight: type.weight[weight],
  lineHeight: type.line[step] / type.size[step],
  letterSpacing: type.size[step] >= type.size.heading ? '-0.015em' : 'normal',
})

/** Colours have AA contrast and are CSS variables, so changing the scheme re-renders nothing. */
export function makeTheme(brand: BrandColors = {}) {
  const { size, weight } = type
  return createTheme({
    cssVariables: { cssVarPrefix: 'heed', colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: {
      light: { palette: createPalette(light, brand) },
      dark: { palette: createPalette(dark, brand) },
    },
    spacing,
    shape: { borderRadius: radius.control },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    typography: {
      fontFamily: type.family,
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
        shortest: motion.quick,
        shorter: motion.quick,
        short: motion.calm,
        standard: motion.calm,
        complex: motion.slow,
        enteringScreen: motion.calm,
        leavingScreen: motion.quick,
      },
    },
    components,
  })
}
