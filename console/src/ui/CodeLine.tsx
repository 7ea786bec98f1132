import { styled } from '@mui/material/styles'
import { createElement, type ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'
import { radius, type as scale } from './theme/tokens.ts'

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 12px',
  marginTop: 4,
  padding: '6px 6px 6px 12px',
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.surface.subtle,
}))

const Code = styled('code')({
  flex: '1 1 240px',
  fontFamily: scale.mono,
  fontSize: scale.size.tiny,
  overflowWrap: 'anywhere',
  // One press takes all of it, where the browser does not allow copying.
  userSelect: 'all',
  '&[data-prompt]::before': { content: '"$ "', opacity: 0.5 },
})

/** No line ends behind the hyphen before it; drawn only, so that neither copying nor reading meets it. */
const Glue = styled('i')({ '&::before': { content: '"\\2060"' } })

/** '--seats' and 'business-yearly' stay whole where there is room. */
const glued = (text: string): ReactNode[] =>
  text
    .split(/(?<=-)(?=\S)/)
    .flatMap((part, at) => (at === 0 ? [part] : [createElement(Glue, { key: at }), part]))

type Props = {
  /** What is copied. */
  name: string
  text: string
  /** Stands there in place of the text, where that is secret. */
  shown?: string | undefined
  /** A line for a terminal. */
  isCommand?: boolean
}

/** One line of code in its box, with the button that copies it. */
export function CodeLine({ name, text, shown = text, isCommand = false }: Props) {
  return (
    <Box>
      <Code data-prompt={isCommand || undefined}>{glued(shown ?? '')}</Code>
      <CopyButton text={text} name={name} />
    </Box>
  )
}
