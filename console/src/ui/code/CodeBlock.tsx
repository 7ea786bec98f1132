import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { CopyButton } from '../buttons/CopyButton.tsx'
import { radiiPx, typeScale as scale } from '../theme/tokens.ts'

const Frame = styled('figure')(({ theme }) => ({
  margin: 0,
  borderRadius: radiiPx.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.subtle,
}))

const Header = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '4px 6px 4px 14px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}))

const Code = styled('pre')({
  margin: 0,
  maxHeight: 320,
  overflow: 'auto',
  padding: '12px 14px',
  fontFamily: scale.mono,
  fontSize: scale.size.tiny,
  lineHeight: 1.6,
  '&[data-wrap]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '&:focus-visible': { outlineOffset: -2 },
})

type Props = {
  label: string
  code: string
  wrap?: boolean
}

export function CodeBlock({ label, code, wrap = false }: Props) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <Header>
        <span id={id}>{label}</span>
        <CopyButton text={code} name={label} />
      </Header>
      <Code tabIndex={0} aria-labelledby={id} role="region" data-wrap={wrap || undefined}>
        <code>{code}</code>
      </Code>
    </Frame>
  )
}
