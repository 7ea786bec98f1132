import { styled } from '@mui/material/styles'
import { createElement, type ReactNode } from 'react'
import { CopyButton } from '../buttons/CopyButton.tsx'
import { useIsExpanded } from '../panels/Collapsible.tsx'
import { radiiPx, typeScale as scale } from '../theme/tokens.ts'

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 12px',
  marginTop: 4,
  padding: '6px 6px 6px 12px',
  borderRadius: radiiPx.control,
  backgroundColor: theme.vars.palette.surface.subtle,
}))

const Code = styled('code')({
  flex: '1 1 15rem',
  fontFamily: scale.mono,
  fontSize: scale.size.tiny,
  overflowWrap: 'anywhere',
  // If the browser blocks the clipboard, one click still selects the whole line.
  userSelect: 'all',
  '&[data-prompt]::before': { content: '"$ "', opacity: 0.5 },
})

/** CSS adds a word joiner, which prevents a line break after a hyphen but isn't copied. */
const WordJoiner = styled('i')({ '&::before': { content: '"\\2060"' } })

const insertWordJoiners = (text: string): ReactNode[] =>
  text
    .split(/(?<=-)(?=\S)/)
    .flatMap((part, index) => (index === 0 ? [part] : [createElement(WordJoiner, { key: index }), part]))

type Props = {
  name: string
  text: string
  shown?: string | undefined
  isCommand?: boolean
}

export function CodeLine({ name, text, shown: displayedText = text, isCommand = false }: Props) {
  const isExpanded = useIsExpanded()
  return (
    <Box>
      <Code data-prompt={isCommand || undefined}>{insertWordJoiners(displayedText ?? '')}</Code>
      {isExpanded && <CopyButton text={text} name={name} />}
    </Box>
  )
}
