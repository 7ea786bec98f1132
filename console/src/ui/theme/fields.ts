import type { CssVarsThemeOptions } from '@mui/material/styles'
import { sizesPx, TOUCH_QUERY, typeScale } from './tokens.ts'

const tinyTextStyles = {
  fontSize: `${typeScale.size.tiny / 16}rem`,
  lineHeight: typeScale.line.tiny / typeScale.size.tiny,
}

/** Not MUI's `Components<Theme>`, because checking against it takes the compiler seconds. */
export type ThemeComponents = NonNullable<CssVarsThemeOptions['components']>

export const fieldComponents: ThemeComponents = {
  MuiOutlinedInput: {
    defaultProps: { size: 'small', notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.field,
        minHeight: sizesPx.control,
        // Safari zooms in on fields with smaller text.
        [TOUCH_QUERY]: { minHeight: sizesPx.touch, fontSize: 16 },
        '&.MuiInputBase-adornedStart': { paddingLeft: 10, '& input': { paddingLeft: 0 } },
        '&.MuiInputBase-adornedEnd': { paddingRight: 4 },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.surface.borderStrong },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main },
        '&.Mui-focused': { backgroundColor: 'transparent' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: theme.vars.palette.primary.main,
        },
        '&.Mui-focused.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.error.main,
        },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
        '& input::placeholder, & textarea::placeholder': {
          color: theme.vars.palette.text.muted,
          opacity: 1,
        },
      }),
      input: {
        height: typeScale.line.body,
        padding: '8px 12px',
      },
      multiline: { padding: 0 },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: `${typeScale.size.body / 16}rem`,
        lineHeight: typeScale.line.body / typeScale.size.body,
        fontWeight: typeScale.weight.medium,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...tinyTextStyles,
        margin: '4px 0 0',
        '&:not(.Mui-error)': { color: theme.vars.palette.text.muted },
      }),
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 8,
        [TOUCH_QUERY]: { padding: 12 },
        '&:not(.Mui-checked, .MuiCheckbox-indeterminate)': { color: theme.vars.palette.text.muted },
      }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 8,
        [TOUCH_QUERY]: { padding: 12 },
        '&:not(.Mui-checked)': { color: theme.vars.palette.text.muted },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      track: { transition: 'none' },
      thumb: { boxShadow: '0 1px 2px rgba(16, 24, 40, 0.3)' },
      switchBase: ({ theme }) => ({ transition: theme.transitions.create('transform') }),
    },
  },
}
