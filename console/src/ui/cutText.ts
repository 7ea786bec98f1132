/** Needs `dir="auto"` too, or right-to-left names get the ellipsis at their start. */
export const cutText = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'match-parent',
} as const
