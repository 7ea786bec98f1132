import { styled } from '@mui/material/styles'
import { tabularNumbers } from '../theme/tokens.ts'

const NumberBox = styled('span')({
  ...tabularNumbers,
  display: 'inline-grid',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '& > span': { gridArea: '1 / 1' },
})

type Props = {
  value: string
  widestText: string
  start?: boolean
}

export function FixedWidthNumber({ value, widestText, start = false }: Props) {
  return (
    <NumberBox style={start ? { textAlign: 'left' } : undefined}>
      <span aria-hidden style={{ visibility: 'hidden' }}>
        {widestText}
      </span>
      <span>{value}</span>
    </NumberBox>
  )
}
