import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/Avatar.tsx'
import { useRoot } from '../RootContext.tsx'
import { UserMenuContent } from './UserMenuContent.tsx'

type Props = { onSwitch: (account: number | 'all') => void }

/** The person: their companies, the views, the looks, the way out. */
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
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, sx: { mt: 1, width: 300, maxWidth: '92vw' } },
        }}
      >
        <UserMenuContent onSwitch={onSwitch} onDone={() => setAnchor(null)} />
      </Popover>
    </>
  )
})
