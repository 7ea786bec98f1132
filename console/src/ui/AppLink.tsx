import MuiLink from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = { to: string; children: ReactNode; quiet?: boolean }

/** A link inside the app; `quiet` looks like the text around it until pointed at. */
export function AppLink({ to, children, quiet = false }: Props) {
  return (
    <MuiLink component={Link} to={to} {...(quiet && { color: 'inherit', underline: 'hover' })}>
      {children}
    </MuiLink>
  )
}
