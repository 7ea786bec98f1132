import { styled } from '@mui/material/styles'
import { cutText } from './cutText.ts'

const Line = styled('span')({
  display: 'block',
  minWidth: 0,
  ...cutText,
})

export function OneLine({ text }: { text: string }) {
  return (
    <Line data-cut="" dir="auto">
      {text}
    </Line>
  )
}
