/** One line with an ellipsis. Set `dir="auto"` too: it puts the ellipsis at the end of a right-to-left name. */
export const cutText = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'match-parent',
} as const
