import ArrowBack from 'virtual:icon/ArrowBack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ActionButton } from '../buttons/ActionButton.tsx'
import { ActionMenu } from '../buttons/ActionMenu.tsx'
import type { Action } from '../buttons/action.ts'
import { PrimaryButton } from '../buttons/PrimaryButton.tsx'
import { SingleLineText } from '../text/SingleLineText.tsx'
import { typeScale as scale, sizes } from '../theme/tokens.ts'

const Header = styled('header')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  marginBottom: 20,
  '& > *': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const BackLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 6,
  maxWidth: '100%',
  marginBottom: 2,
  fontSize: scale.size.body,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '& svg': { flex: 'none', fontSize: '1rem' },
  '&:hover': { color: theme.vars.palette.text.primary },
}))

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 10,
  minWidth: 0,
  minHeight: sizes.control,
  'header > &': { gridColumn: 1 },
})

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  'header > &': { gridColumn: 2 },
  [theme.breakpoints.down('sm')]: {
    'header > &': { gridColumn: 1, order: 1 },
    marginTop: theme.spacing(2),
    '&:empty': { display: 'none' },
    '& > .MuiButton-contained': { flex: '1 1 auto' },
  },
}))

type Props = {
  title: ReactNode
  titleLanguage?: string | undefined
  /** Replaces the title, so it must contain the h1. */
  heading?: ReactNode
  back?: { to: string; label: string } | undefined
  summary?: ReactNode
  aside?: ReactNode
  primary?: Action | undefined
  actions?: readonly Action[] | undefined
  menu?: readonly Action[] | undefined
}

export function PageHeader(props: Props) {
  const { title, titleLanguage, heading, back, summary, aside, primary, actions = [], menu = [] } = props
  return (
    <Header>
      {back && (
        <BackLink to={back.to}>
          <ArrowBack aria-hidden />
          <SingleLineText text={back.label} />
        </BackLink>
      )}
      <Line>
        {heading ?? (
          <Typography variant="h1" lang={titleLanguage} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
        )}
        {aside}
      </Line>
      <Buttons>
        {actions.map((action) => (
          <ActionButton key={action.key} action={action} />
        ))}
        {primary && <PrimaryButton action={primary} />}
        <ActionMenu actions={menu} size="medium" />
      </Buttons>
      {summary && (
        <Typography component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {summary}
        </Typography>
      )}
    </Header>
  )
}
