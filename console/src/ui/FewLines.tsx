import { styled } from '@mui/material/styles'

const Lines = styled('span', { shouldForwardProp: (name) => name !== 'most' })<{ most: number }>(
  ({ most }) => ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: most,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textAlign: 'match-parent',
  }),
)

/** Text of at most so many lines; cut, it shows the whole on pointing and on focus (Tips). */
export function FewLines({ text, most }: { text: string; most: number }) {
  return (
    <Lines most={most} data-cut="" dir="auto">
      {text}
    </Lines>
  )
}
