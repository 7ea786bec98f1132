import { styled } from '@mui/material/styles'

const Line = styled('span')({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** Text that never makes a row higher; cut, it shows the whole on pointing and on focus (Tips). */
export function OneLine({ text }: { text: string }) {
  return <Line data-cut="">{text}</Line>
}
