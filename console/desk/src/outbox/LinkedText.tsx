import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { TextLink } from '../../../src/ui/text/TextLink.tsx'
import { radiiPx, typeScale as scale } from '../../../src/ui/theme/tokens.ts'

const Sheet = styled('div')(({ theme }) => ({
  padding: '16px 20px',
  borderRadius: radiiPx.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontFamily: scale.mono,
  fontSize: scale.size.body,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}))

export function LinkedText({ text }: { text: string }) {
  const parts = [...text.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)]
  return (
    <Sheet>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change
          <TextLink key={index} href={part} target="_blank" rel="noopener">
            {part}
          </TextLink>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </Sheet>
  )
}
