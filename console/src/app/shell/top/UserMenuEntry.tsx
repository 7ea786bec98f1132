import OpenInNew from 'virtual:icon/OpenInNew'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'

type Props = {
  label: string
  onRun: () => void
  to?: string
  href?: string
  isCurrent?: boolean
  aside?: ReactNode
}

export function UserMenuEntry({ label, onRun, to, href, isCurrent = false, aside }: Props) {
  const { t } = useTranslation()
  const isWebLink = href?.startsWith('http') ?? false
  const linkProps = {
    ...(to !== undefined && { component: Link, to }),
    ...(href !== undefined && { component: 'a', href }),
    ...(isWebLink && { target: '_blank', rel: 'noopener noreferrer' }),
  }
  return (
    <ListItem disablePadding>
      <ListItemButton {...linkProps} onClick={onRun} aria-current={isCurrent ? 'true' : undefined}>
        <ListItemText primary={label} sx={{ overflowWrap: 'anywhere' }} />
        {aside}
        {isWebLink && (
          <>
            <OpenInNew aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
            <VisuallyHidden>{t('shell.newTab')}</VisuallyHidden>
          </>
        )}
      </ListItemButton>
    </ListItem>
  )
}
