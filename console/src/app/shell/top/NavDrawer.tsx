import Close from 'virtual:icon/Close'
import Search from 'virtual:icon/Search'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { focusPanelStart } from '../../../ui/focus/useStartFocus.ts'
import { BrandLogo } from '../../brand/BrandLogo.tsx'
import { MenuLinks } from './MenuLinks.tsx'

const TopRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 16,
})

export type DrawerProps = { open: boolean; onClose: () => void; onFind: () => void }

export function NavDrawer({ open, onClose, onFind }: DrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          ref: focusPanelStart,
          role: 'dialog',
          'aria-label': t('shell.menu'),
          sx: { width: '17.5rem', maxWidth: '100%', p: 2 },
        },
      }}
    >
      <TopRow>
        <BrandLogo />
        <IconButton aria-label={t('ui.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </TopRow>
      <Button startIcon={<Search />} onClick={onFind} sx={{ mb: 1, justifyContent: 'flex-start' }}>
        {t('shell.find')}
      </Button>
      <MenuLinks column onFollow={onClose} />
    </Drawer>
  )
}
