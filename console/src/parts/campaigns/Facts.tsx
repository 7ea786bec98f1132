import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
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
const FactOpener = styled(ButtonBase)(({ theme }) => ({
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

const PhoneButton = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { height: 60 },
}))

/** How wide the facts of a page usually are; those with a time and its zone need two lines on a phone. */
const comingWidths = { training: [130, 110, 160, 190], assessment: [130, 110, 320, 300] }
const ofTwoLines = 260

type ComingProps = { kind: keyof typeof comingWidths; hasButton: boolean }

/** As much room as the facts of a campaign take, and on a phone the button below them, while they are on their way. */
export const ComingFacts = ({ kind, hasButton }: ComingProps) => (
  <div aria-hidden>
    <Facts
      facts={comingWidths[kind].map((width) => ({
        key: String(width),
        icon: <Skeleton variant="circular" width={18} height={18} />,
        text: <Skeleton width={width} sx={width > ofTwoLines ? { height: { xs: 40, sm: 20 } } : {}} />,
      }))}
    />
    {hasButton && <PhoneButton />}
  </div>
)

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
