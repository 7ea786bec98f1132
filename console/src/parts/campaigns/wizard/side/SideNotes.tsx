import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { typeScale } from '../../../../ui/theme/tokens.ts'

const NoteList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: typeScale.size.tiny,
  lineHeight: typeScale.line.tiny,
  color: theme.vars.palette.text.secondary,
  '& > li': { display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr)', gap: 8 },
  '& svg': { fontSize: '1.125rem' },
}))

export type SideNote = { key: string; icon: ReactNode; text: string } | false

export const SideNotes = ({ notes }: { notes: readonly SideNote[] }) => (
  <NoteList>
    {notes.map(
      (note) =>
        note && (
          <li key={note.key}>
            {note.icon}
            {note.text}
          </li>
        ),
    )}
  </NoteList>
)
