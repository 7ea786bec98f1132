import PersonOutline from '@mui/icons-material/PersonOutlineOutlined'
import { styled } from '@mui/material/styles'
import { initialsOf } from '../lib/initials.ts'
import type { Tone } from './theme/palette.ts'
import { type as scale } from './theme/tokens.ts'

/** Pixels across. */
const ACROSS = 32

const Disc = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: ACROSS,
    height: ACROSS,
    borderRadius: '50%',
    fontSize: scale.size.tiny,
    fontWeight: scale.weight.semibold,
    lineHeight: 1,
    userSelect: 'none',
    color: theme.vars.palette.onSoft[tone],
    backgroundColor: theme.vars.palette.soft[tone],
    '& svg': { fontSize: 18 },
    // Drawn, not written: whoever copies a name does not copy its initials.
    '&[data-initials]::before': { content: 'attr(data-initials)' },
  }),
)

/** They tell people apart at a glance and mean nothing, as red would. */
const TONES = ['primary', 'info', 'success', 'warning'] as const

/** The same colour for the same person on every page. */
function toneOf(name: string): Tone {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return TONES[sum % TONES.length] ?? 'primary'
}

type Props = { name: string }

/** A person's initials in a colour of their own; a figure where no name is known. The name itself stands beside it. */
export function Avatar({ name }: Props) {
  const initials = initialsOf(name)
  return (
    <Disc aria-hidden data-initials={initials || undefined} tone={initials ? toneOf(name) : 'neutral'}>
      {!initials && <PersonOutline />}
    </Disc>
  )
}
