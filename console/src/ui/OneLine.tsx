import { styled } from '@mui/material/styles'
import { cutText } from './cutText.ts'

const Line = styled('span')({
  display: 'block',
  minWidth: 0,
  ...cutText,
})

/** Text that never makes a row higher; cut, it shows the whole on pointing and on focus (Tips). */
export function OneLine({ text }: { text: string }) {
  return (
    <Line data-cut="" dir="auto">
      {text}
    </Line>
  )
}
