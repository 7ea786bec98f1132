import IconButton from '@mui/material/IconButton'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../ui/badges/Avatar.tsx'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { useRoot } from '../../root/RootContext.tsx'
import type { PaneProps } from './UserMenuPane.tsx'

const LazyUserMenuPane = createLazyOverlay<PaneProps>(
  async () => (await import('./UserMenuPane.tsx')).UserMenuPane,
  {
    isShown: ({ anchor }) => anchor !== null,
    often: true,
  },
)

type Props = { onSwitch: () => void }

export const UserMenu = observer(function UserMenu({ onSwitch }: Props) {
  const { t } = useTranslation()
  const { session } = useRoot()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!session.user) return null
  const label = t('shell.account', { name: session.user.name || session.user.email })
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={session.user.name || session.user.email} />
      </IconButton>
      <LazyUserMenuPane label={label} anchor={anchor} onClose={() => setAnchor(null)} onSwitch={onSwitch} />
    </>
  )
})
