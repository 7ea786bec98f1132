import type { Components, Theme } from '@mui/material/styles'
import { globalStyles } from './globalStyles.ts'
import { radius, shadow, size, type } from './tokens.ts'

const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
})

const small = { fontSize: `${type.size.small / 16}rem` }

/** What every MUI part looks like here; a screen sets layout only. */
export const components: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: globalStyles },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: size.control,
        padding: '6px 14px',
        whiteSpace: 'nowrap',
        borderColor: theme.vars.palette.divider,
        '&.MuiButton-sizeSmall': { minHeight: size.controlSmall, padding: '3px 10px', ...small },
        '&.MuiButton-outlined.MuiButton-colorInherit': {
          backgroundColor: theme.vars.palette.background.paper,
          '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
        },
        '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed', boxShadow: 'none' },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        color: theme.vars.palette.text.secondary,
        '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
      }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.raised,
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: radius.dialog,
        boxShadow: shadow.dialog,
        '&.MuiDialog-paperFullScreen': { borderRadius: 0, border: 0 },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '20px 24px 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: '14px 24px', borderTop: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.surface.backdrop },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 4,
        minWidth: 180,
        backgroundColor: theme.vars.palette.surface.raised,
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: radius.card,
        boxShadow: shadow.float,
      }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { borderRadius: 6, minHeight: 36, padding: '6px 10px', gap: 10, whiteSpace: 'normal' },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 200 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.tooltip,
        color: '#ffffff',
        fontSize: `${type.size.tiny / 16}rem`,
        fontWeight: type.weight.regular,
        padding: '6px 10px',
        maxWidth: 280,
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.surface.tooltip }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { size: 'small', notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        minHeight: size.control + 2,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.surface.borderStrong },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.surface.subtle },
        '& input::placeholder, & textarea::placeholder': {
          color: theme.vars.palette.text.secondary,
          opacity: 0.9,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...small,
        fontWeight: type.weight.medium,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '5px 0 0',
        fontSize: `${type.size.tiny / 16}rem`,
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  // A link inside a sentence may not be told by its colour alone.
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { root: { borderRadius: 6 } } },
}
