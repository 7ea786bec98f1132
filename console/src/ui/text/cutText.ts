/** The element needs `dir="auto"` too, or right-to-left names start with the ellipsis. */
export const cutText = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'match-parent',
} as const
