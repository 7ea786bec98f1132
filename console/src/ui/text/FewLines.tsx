import { styled } from '@mui/material/styles'

const ClampedLines = styled('span', { shouldForwardProp: (name) => name !== 'most' })<{ most: number }>(
  ({ most }) => ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: most,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textAlign: 'match-parent',
  }),
)

/** Because of `data-cut`, Tooltips shows the full text. */
export function ClampedText({ text, most }: { text: string; most: number }) {
  return (
    <ClampedLines most={most} data-cut="" dir="auto">
      {text}
    </ClampedLines>
  )
}
