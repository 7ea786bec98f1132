import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getLinkStyles } from './TextLink.tsx'

const StyledLink = styled(Link)(({ theme }) => ({
  ...getLinkStyles(theme),
  '&[data-quiet]:not(:hover)': { textDecorationLine: 'none' },
  '&[data-as-text]': { color: 'inherit', '&:not(:hover)': { textDecorationLine: 'none' } },
}))

type Props = {
  to: string
  children: ReactNode
  quiet?: boolean
  asText?: boolean
  newTab?: boolean
  name?: string
}

export function AppLink({
  to,
  children,
  quiet: isQuiet = false,
  asText: rendersText = false,
  newTab = false,
  name,
}: Props) {
  return (
    <StyledLink
      to={to}
      aria-label={name}
      data-quiet={isQuiet || undefined}
      data-as-text={rendersText || undefined}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </StyledLink>
  )
}
