import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { byTouch, size } from '../../ui/theme/tokens.ts'

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

/** Leaves the button its room: beside it on a wide page, below it on a phone. */
const BesideButton = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { paddingInlineEnd: 200 },
  [theme.breakpoints.down('sm')]: {
    paddingBottom: size.control + 16,
    [byTouch]: { paddingBottom: size.touch + 16 },
  },
}))

type ComingProps = { texts: readonly string[]; hasButton: boolean }

/** As much room as such facts take, and the button beside or below them, while those of a campaign are on their way. */
export function ComingFacts({ texts, hasButton }: ComingProps) {
  const Place = hasButton ? BesideButton : 'div'
  return (
    <Place aria-hidden>
      <Facts
        facts={texts.map((text) => ({
          key: text,
          icon: <Skeleton variant="circular" width={18} height={18} />,
          text: (
            <Skeleton>
              <span>{text}</span>
            </Skeleton>
          ),
        }))}
      />
    </Place>
  )
}

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
