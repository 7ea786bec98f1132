import { styled } from '@mui/material/styles'
import { ellipsisStyles } from './cutText.ts'

const Line = styled('span')({
  display: 'block',
  minWidth: 0,
  ...ellipsisStyles,
})

type Props = { text: string; language?: string | undefined }

export function SingleLineText({ text, language }: Props) {
  return (
    <Line data-cut="" dir="auto" lang={language}>
      {text}
    </Line>
  )
}
