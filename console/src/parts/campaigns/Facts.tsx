import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { underlineStyles } from '../../ui/text/TextLink.tsx'
import { TextPlaceholder } from '../../ui/text/TextPlaceholder.tsx'
import { sizes, TOUCH_QUERY } from '../../ui/theme/tokens.ts'

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& svg': { fontSize: '1.125rem' },
})

const FactButton = styled(ButtonBase)(({ theme }) => ({
  font: 'inherit',
  color: theme.vars.palette.onSoft.warning,
  ...underlineStyles,
}))

export const BouncedFact = ({ text, onOpen }: { text: string; onOpen: (() => void) | undefined }) =>
  onOpen ? <FactButton onClick={onOpen}>{text}</FactButton> : text

export const PeopleButton = styled(FactButton)({ color: 'inherit', textAlign: 'start' })

type Props = { facts: readonly { key: string; icon: ReactNode; text: ReactNode }[] }

const ButtonClearance = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { paddingInlineEnd: 200 },
  [theme.breakpoints.down('sm')]: {
    paddingBottom: `calc(${sizes.control} + 16px)`,
    [TOUCH_QUERY]: { paddingBottom: `calc(${sizes.touch} + 16px)` },
  },
}))

type FactsSkeletonProps = { texts: readonly string[]; hasButton: boolean }

export function FactsSkeleton({ texts, hasButton }: FactsSkeletonProps) {
  const Wrapper = hasButton ? ButtonClearance : 'div'
  return (
    <Wrapper aria-hidden>
      <Facts
        facts={texts.map((text) => ({
          key: text,
          icon: <Skeleton variant="circular" width={18} height={18} />,
          text: <TextPlaceholder text={text} />,
        }))}
      />
    </Wrapper>
  )
}

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
