import MenuIcon from 'virtual:icon/Menu'
import Search from 'virtual:icon/Search'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { HeaderBar } from '../../../ui/navigation/HeaderBar.ts'
import { radiiPx } from '../../../ui/theme/tokens.ts'
import { BrandLogo } from '../../brand/BrandLogo.tsx'
import { PaletteStore } from '../../palette/PaletteStore.ts'
import { paths } from '../../paths.ts'
import { useRoot } from '../../root/RootContext.tsx'
import { CompanyButton } from './CompanyButton.tsx'
import type { SwitcherProps } from './CompanySwitcher.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import type { DrawerProps } from './NavDrawer.tsx'
import { UserMenu } from './UserMenu.tsx'

const CompanySwitcher = createLazyOverlay<SwitcherProps>(
  async () => (await import('./CompanySwitcher.tsx')).CompanySwitcher,
  { isShown: ({ open }) => open, often: true },
)
const NavDrawer = createLazyOverlay<DrawerProps>(async () => (await import('./NavDrawer.tsx')).NavDrawer, {
  isShown: ({ open }) => open,
  often: true,
})

const COMPACT_BAR_QUERY = '(max-width: 56.247rem)'

const HomeLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  marginRight: 12,
  borderRadius: radiiPx.control,
  color: 'inherit',
  textDecoration: 'none',
  [theme.breakpoints.down('sm')]: { marginRight: 4 },
}))

export const TopBar = observer(function TopBar() {
  const { t } = useTranslation()
  const root = useRoot()
  const { branding } = root
  const palette = root.area(PaletteStore)
  const isNarrow = useMediaQuery(COMPACT_BAR_QUERY, { noSsr: true })
  const { key: entry } = useLocation()
  const [menuEntry, setMenuEntry] = useState<string>()
  const closeMenu = () => setMenuEntry(undefined)
  // Otherwise, the menu would open again when a wide window becomes narrow.
  if (!isNarrow && menuEntry) closeMenu()
  const [isSwitching, setSwitching] = useState(false)
  return (
    <HeaderBar>
      {isNarrow && (
        <IconButton
          aria-label={t('shell.openMenu')}
          aria-haspopup="dialog"
          onClick={() => setMenuEntry(entry)}
        >
          <MenuIcon />
        </IconButton>
      )}
      <HomeLink to={paths.home()} aria-label={t('shell.homeOf', { name: branding.name })}>
        <BrandLogo wordmark={!isNarrow} />
      </HomeLink>
      {!isNarrow && <MenuLinks />}
      <div style={{ flex: 1 }} />
      {!isNarrow && (
        <IconButton
          aria-label={t('shell.find')}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => palette.show('find')}
        >
          <Search fontSize="small" />
        </IconButton>
      )}
      <CompanyButton onSwitch={() => setSwitching(true)} />
      <UserMenu onSwitch={() => setSwitching(true)} />
      {isNarrow && (
        <NavDrawer
          open={menuEntry === entry}
          onClose={closeMenu}
          onFind={() => {
            closeMenu()
            palette.show('find')
          }}
        />
      )}
      <CompanySwitcher open={isSwitching} onClose={() => setSwitching(false)} />
    </HeaderBar>
  )
})
