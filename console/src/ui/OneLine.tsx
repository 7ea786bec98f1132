import { styled } from '@mui/material/styles'

const Line = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** Text that never makes a row higher; pointing at it shows the whole. */
export function OneLine({ text }: { text: string }) {
  return <Line title={text}>{text}</Line>
}
