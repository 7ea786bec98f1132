import { styled } from '@mui/material/styles'
import { ellipsisStyles } from './cutText.ts'

const Line = styled('span')({
  display: 'block',
  minWidth: 0,
  ...ellipsisStyles,
})

export function SingleLineText({ text }: { text: string }) {
  return (
    <Line data-cut="" dir="auto">
      {text}
    </Line>
  )
}
