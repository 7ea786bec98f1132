import { styled } from '@mui/material/styles'
import { radiiPx, typeScale } from '../../theme/tokens.ts'

export const EditorFrame = styled('div')(({ theme }) => ({
  borderRadius: radiiPx.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > div:first-of-type': {
    borderRadius: `${radiiPx.control}px ${radiiPx.control}px 0 0`,
    backgroundColor: theme.vars.palette.surface.subtle,
  },
  '&:hover': { borderColor: theme.vars.palette.surface.borderStrong },
  '&[data-wrong]': { borderColor: theme.vars.palette.error.main },
  '&:focus-within': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&[data-wrong]:focus-within': {
    borderColor: theme.vars.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.error.main}`,
  },
}))

/** We style the editor here, because the library's styles would need a CSP exception. */
export const EditorSurface = styled('div')(({ theme }) => ({
  '& .ProseMirror': {
    position: 'relative',
    minHeight: 'inherit',
    padding: '12px 14px',
    outline: 0,
    overflowWrap: 'anywhere',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror[contenteditable="false"]': {
    color: theme.vars.palette.text.secondary,
    cursor: 'not-allowed',
  },
  '& p, & ul, & ol, & h2, & h3': { margin: '0 0 10px' },
  '& li > p': { margin: 0 },
  '& .ProseMirror > :last-child': { marginBottom: 0 },
  '& h2': { fontSize: typeScale.size.heading, lineHeight: 1.4, fontWeight: typeScale.weight.semibold },
  '& h3': { fontSize: typeScale.size.lead, lineHeight: 1.5, fontWeight: typeScale.weight.semibold },
  '& strong': { fontWeight: typeScale.weight.semibold },
  '& ul, & ol': { paddingInlineStart: 24 },
  '& a': { color: theme.vars.palette.primary.main, textDecoration: 'underline', textUnderlineOffset: 2 },
  '& img.ProseMirror-separator': { display: 'inline', width: 0, height: 0 },
}))
