/** The element needs `dir="auto"` too, or right-to-left names start with the ellipsis. */
export const ellipsisStyles = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'match-parent',
} as const
