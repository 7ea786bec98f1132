import type { Theme } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { fieldComponents, type ThemeComponents } from './fields.ts'
import { radiiPx, SHORT_QUERY, shadow, sizes, TOUCH_QUERY, tabularNumbers } from './tokens.ts'

/** Keeps content clear of notches and rounded corners. Bars at the bottom have their own padding. */
const safeAreaStyles = {
  paddingTop: 'env(safe-area-inset-top, 0px)',
  paddingRight: 'env(safe-area-inset-right, 0px)',
  paddingLeft: 'env(safe-area-inset-left, 0px)',
}

const getGlobalStyles = (theme: Theme) => ({
  'html, body, #root': { minHeight: '100%' },
  [SHORT_QUERY]: { ':root': { '--heed-sticky': 'static' } },
  body: {
    fontSize: theme.typography.body1.fontSize,
    textRendering: 'optimizeLegibility',
    WebkitFontSmoothing: 'antialiased',
    backgroundColor: theme.vars.palette.background.default,
    ...safeAreaStyles,
  },
  [TOUCH_QUERY]: {
    // Safari zooms in on fields with smaller text.
    'input, textarea, [role="combobox"], [contenteditable="true"]': { fontSize: 'max(1em, 16px) !important' },
  },
  ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  // Not for texts, where these figures would also widen hyphens.
  '[data-align="right"], [role="progressbar"]': tabularNumbers,
  '::selection': { backgroundColor: theme.vars.palette.soft.primary },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Even a very short transition would run on every element when the scheme changes.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
})

const getFocusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
})

const getFloatingStyles = (theme: Theme) => ({
  backgroundColor: theme.vars.palette.surface.raised,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.card,
  boxShadow: shadow.float,
})

/** Without this, a double click's second press would close the dialog that the first press opened. */
const ignoreSecondPress = (event: MouseEvent) => {
  if (event.target === event.currentTarget && event.detail > 1) event.stopPropagation()
}

/** Ignores a double click's second press if the first press was outside this dialog. */
const ignoreStraySecondPress = (event: MouseEvent<HTMLElement>) => {
  const { dataset } = event.currentTarget
  if (event.detail <= 1) dataset.pressed = ''
  else if (dataset.pressed === undefined) {
    event.preventDefault()
    event.stopPropagation()
  }
}

export const themeComponents: ThemeComponents = {
  ...fieldComponents,
  MuiCssBaseline: { styleOverrides: getGlobalStyles },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': getFocusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: sizes.control,
        padding: '4px 14px',
        whiteSpace: 'nowrap',
        transition: 'none',
        borderColor: theme.vars.palette.divider,
        '&.MuiButton-sizeSmall': {
          minHeight: sizes.controlSmall,
          padding: '2px 10px',
          fontSize: theme.typography.button.fontSize,
        },
        [TOUCH_QUERY]: { '&, &.MuiButton-sizeSmall': { minHeight: sizes.touch } },
        '&:active': { opacity: 0.82 },
        '&.MuiButton-outlined.MuiButton-colorInherit': {
          backgroundColor: theme.vars.palette.surface.raised,
          '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
        },
        '&.MuiButton-root[aria-disabled="true"]:not([aria-busy])': {
          cursor: 'not-allowed',
          opacity: 1,
          color: theme.vars.palette.text.disabled,
          borderColor: 'transparent',
          backgroundColor: theme.vars.palette.surface.subtle,
          '&.MuiButton-text': { backgroundColor: 'transparent' },
        },
        '&[aria-busy]': { opacity: 0.7, cursor: 'progress' },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: sizes.control,
        height: sizes.control,
        padding: 0,
        borderRadius: radiiPx.control,
        transition: 'none',
        color: theme.vars.palette.text.secondary,
        '&:hover': {
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.surface.field,
        },
        '&:active': { opacity: 0.7 },
        '&.MuiIconButton-sizeSmall': { width: sizes.controlSmall, height: sizes.controlSmall },
        [TOUCH_QUERY]: { '&, &.MuiIconButton-sizeSmall': { width: sizes.touch, height: sizes.touch } },
        '&[aria-disabled="true"]': {
          cursor: 'not-allowed',
          '&, &:hover': { color: theme.vars.palette.text.disabled, backgroundColor: 'transparent' },
        },
      }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    defaultProps: {
      slotProps: {
        container: { onMouseDownCapture: ignoreSecondPress, onClickCapture: ignoreStraySecondPress },
      },
    },
    styleOverrides: {
      container: { alignItems: 'flex-start', ...safeAreaStyles },
      paper: ({ theme }) => ({
        margin: '10vh 32px 32px',
        backgroundColor: theme.vars.palette.surface.raised,
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: radiiPx.dialog,
        boxShadow: shadow.dialog,
        '.MuiDialog-scrollPaper > &': { maxHeight: 'calc(90vh - 32px)' },
        [SHORT_QUERY]: {
          marginBlock: 8,
          '.MuiDialog-scrollPaper > &': { display: 'block', maxHeight: 'calc(100% - 16px)' },
          '& > .MuiDialogContent-root, & > form > .MuiDialogContent-root': {
            overflow: 'visible',
            minHeight: 0,
          },
        },
        [theme.breakpoints.down('sm')]: {
          margin: '10vh 16px 16px',
          '&.MuiDialog-paperFullWidth': { width: 'calc(100% - 32px)' },
        },
        '&.MuiDialog-paperFullScreen': {
          margin: 0,
          width: '100%',
          maxHeight: 'none',
          borderRadius: 0,
          border: 0,
        },
      }),
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '12px 24px',
        '.MuiDialog-paperFullScreen &': { paddingBottom: 'calc(12px + env(safe-area-inset-bottom, 0px))' },
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiBackdrop: {
    defaultProps: { onClickCapture: ignoreSecondPress },
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.surface.backdrop },
      }),
    },
  },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => getFloatingStyles(theme) } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ ...getFloatingStyles(theme), marginTop: 4, minWidth: 180 }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radiiPx.tag,
        minHeight: sizes.control,
        padding: '6px 10px',
        gap: 10,
        whiteSpace: 'normal',
        transition: 'none',
        '&[aria-disabled="true"]': {
          cursor: 'not-allowed',
          color: theme.vars.palette.text.disabled,
          '&:hover': { backgroundColor: 'transparent' },
        },
        [TOUCH_QUERY]: { minHeight: sizes.touch },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        transition: 'none',
        '&[aria-disabled="true"]': { cursor: 'not-allowed', color: theme.vars.palette.text.disabled },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
      }),
      indicator: { transition: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: 40,
        padding: '8px 12px',
        textTransform: 'none',
        transition: 'none',
        color: theme.vars.palette.text.secondary,
        '&:hover': { color: theme.vars.palette.text.primary },
        '&.Mui-focusVisible': { outlineOffset: -2, borderRadius: radiiPx.tag },
        '&[aria-disabled="true"]': { cursor: 'not-allowed', color: theme.vars.palette.text.disabled },
        [TOUCH_QUERY]: { minHeight: sizes.touch },
      }),
    },
  },
  // A link within text must be recognizable by more than colour.
  MuiLink: { defaultProps: { underline: 'always' }, styleOverrides: { root: { textUnderlineOffset: 2 } } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radiiPx.tag,
        backgroundColor: theme.vars.palette.surface.field,
      }),
    },
  },
  MuiSvgIcon: { styleOverrides: { root: { transition: 'none' } } },
}
