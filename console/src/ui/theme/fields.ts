import type { CssVarsThemeOptions } from '@mui/material/styles'
import { computeLineRatio, sizes, TOUCH_QUERY, typeScale } from './tokens.ts'

const tinyTextStyles = {
  fontSize: typeScale.size.tiny,
  lineHeight: computeLineRatio('tiny'),
}

/** Not MUI's `Components<Theme>`, because checking against it takes the compiler seconds. */
export type ThemeComponents = NonNullable<CssVarsThemeOptions['components']>

export const fieldComponents: ThemeComponents = {
  MuiOutlinedInput: {
    defaultProps: { size: 'small', notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.field,
        minHeight: sizes.control,
        [TOUCH_QUERY]: { minHeight: sizes.touch },
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
        fontSize: typeScale.size.body,
        lineHeight: computeLineRatio('body'),
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
      root: ({ theme }) => ({
        width: 36,
        height: 20,
        padding: 0,
        flex: 'none',
        overflow: 'visible',
        '& .MuiSwitch-switchBase': {
          padding: 2,
          color: '#fff',
          transition: theme.transitions.create('transform'),
          '&:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
          '&.Mui-checked': {
            color: theme.vars.palette.primary.contrastText,
            transform: 'translateX(16px)',
            ':dir(rtl)&': { transform: 'translateX(-16px)' },
          },
          '&.Mui-focusVisible': { outline: 'none' },
          '&.Mui-focusVisible + .MuiSwitch-track': {
            outline: `2px solid ${theme.vars.palette.primary.main}`,
            outlineOffset: 2,
          },
          '& + .MuiSwitch-track, &.Mui-checked + .MuiSwitch-track': { opacity: 1 },
        },
        '& .MuiSwitch-thumb': { width: 16, height: 16, boxShadow: '0 1px 2px rgba(16, 24, 40, 0.3)' },
        '& .MuiSwitch-track': {
          borderRadius: 10,
          backgroundColor: theme.vars.palette.surface.borderStrong,
          transition: 'none',
        },
        '& .Mui-checked + .MuiSwitch-track': { backgroundColor: theme.vars.palette.primary.main },
      }),
    },
  },
}
