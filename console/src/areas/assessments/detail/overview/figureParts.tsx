import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PeopleButton } from '../../../../parts/campaigns/Facts.tsx'
import { typeScale as scale, tabularNumbers } from '../../../../ui/theme/tokens.ts'

export const BigFigure = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  fontSize: scale.size.display,
  lineHeight: '40px',
  fontWeight: scale.weight.semibold,
  letterSpacing: '-0.02em',
})

const Note = styled('p')(({ theme }) => ({
  margin: '0 0 14px',
  color: theme.vars.palette.text.secondary,
}))

type CountedNoteProps = {
  text: string
  onOpen: (() => void) | undefined
}

export function CountedNote({ text, onOpen }: CountedNoteProps) {
  return <Note>{onOpen ? <PeopleButton onClick={onOpen}>{text}</PeopleButton> : text}</Note>
}

const Lines = styled('dl')({
  ...tabularNumbers,
  display: 'grid',
  gap: 2,
  margin: '10px 0 0',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 12,
    minHeight: 28,
  },
  '& dt': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, fontWeight: scale.weight.semibold, textAlign: 'right', whiteSpace: 'nowrap' },
})

const Dot = styled('span')({ width: 10, height: 10, borderRadius: 3, flex: 'none' })

const FigureButton = styled(ButtonBase)(({ theme }) => ({
  font: 'inherit',
  padding: '2px 6px',
  margin: '-2px -6px',
  borderRadius: 4,
  color: theme.vars.palette.primary.main,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
}))

type FigureLine = {
  key: string
  label: string
  value: ReactNode
  color?: string
  onOpen?: { label: string; run: () => void } | undefined
}

export function FigureLines({ lines }: { lines: readonly FigureLine[] }) {
  return (
    <Lines>
      {lines.map(({ key, label, value, color, onOpen }) => (
        <div key={key}>
          <dt>
            {color && <Dot style={{ background: color }} />}
            {label}
          </dt>
          <dd>
            {onOpen ? (
              <FigureButton aria-label={onOpen.label} onClick={onOpen.run}>
                {value}
              </FigureButton>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </Lines>
  )
}
