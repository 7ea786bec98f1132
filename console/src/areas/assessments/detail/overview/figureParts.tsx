import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PeopleButton } from '../../../../parts/campaigns/Facts.tsx'
import { underlineStyles } from '../../../../ui/text/TextLink.tsx'
import { dataColorStyles } from '../../../../ui/theme/forcedColors.ts'
import { typeScale as scale, tabularNumbers } from '../../../../ui/theme/tokens.ts'

const FIGURE_HEIGHT = '13.5rem'

export const FigureBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: FIGURE_HEIGHT,
})

export const FigureSkeleton = () => <Skeleton height={FIGURE_HEIGHT} sx={{ transform: 'none' }} />

export const BigFigure = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  fontSize: scale.size.display,
  lineHeight: '2.5rem',
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
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  margin: 'auto 0 0',
  paddingTop: 10,
  '& > div': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    minHeight: 28,
  },
  '& dt': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, fontWeight: scale.weight.semibold, textAlign: 'right', whiteSpace: 'nowrap' },
  '& [data-score=label]': { width: '100%' },
})

const Dot = styled('span')({ width: 10, height: 10, borderRadius: 3, flex: 'none', ...dataColorStyles })

const FigureButton = styled(ButtonBase)(({ theme }) => ({
  font: 'inherit',
  padding: '2px 6px',
  margin: '-2px -6px',
  borderRadius: 4,
  color: 'inherit',
  '&:hover': { ...underlineStyles, color: theme.vars.palette.primary.main },
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
