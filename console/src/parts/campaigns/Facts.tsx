import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& svg': { fontSize: 18 },
})

/** A fact that something is behind. */
export const FactOpener = styled(ButtonBase)(({ theme }) => ({
  font: 'inherit',
  color: theme.vars.palette.onSoft.warning,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
}))

/** How many mails came back, and whose; nobody is named where `onOpen` is undefined. */
export const BouncedFact = ({ text, onOpen }: { text: string; onOpen: (() => void) | undefined }) =>
  onOpen ? <FactOpener onClick={onOpen}>{text}</FactOpener> : text

/** A count of people that opens whom it counts. */
export const PeopleOpener = styled(FactOpener)({ color: 'inherit', textAlign: 'start' })

type Props = { facts: readonly { key: string; icon: ReactNode; text: ReactNode }[] }

/** What is said of a campaign under its name: marks, and a few words each. */
export function Facts({ facts }: Props) {
  return (
    <List>
      {facts.map(({ key, icon, text }) => (
        <li key={key}>
          <span aria-hidden style={{ display: 'inline-flex' }}>
            {icon}
          </span>
          {text}
        </li>
      ))}
    </List>
  )
}
