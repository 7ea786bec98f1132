import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { findCurrentPath } from '../../../src/lib/addresses/currentPlace.ts'
import { SchemeToggle } from '../../../src/ui/buttons/SchemeToggle.tsx'
import { keepFocus } from '../../../src/ui/focus/keepFocus.ts'
import { NavColumns, SideNav } from '../../../src/ui/navigation/SideNav.tsx'
import { NoticeList } from '../../../src/ui/notices/NoticeList.tsx'
import { Tooltips } from '../../../src/ui/Tooltips.tsx'
import { TextLink } from '../../../src/ui/text/TextLink.tsx'
import { sizes } from '../../../src/ui/theme/tokens.ts'
import { useDesk } from '../DeskContext.tsx'
import { type DeskPage, paths } from '../paths.ts'
import { TopBar } from './TopBar.tsx'

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  width: '100%',
  maxWidth: `calc(${sizes.widePage} + 48px)`,
  margin: '0 auto',
  padding: '28px 24px 48px',
  '--heed-sticky-top': sizes.header,
  [theme.breakpoints.down('sm')]: { padding: '20px 16px 32px' },
}))

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100vh' })

const Footer = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  width: '100%',
  maxWidth: `calc(${sizes.widePage} + 48px)`,
  margin: '0 auto',
  padding: '0 24px 24px',
  color: theme.vars.palette.text.muted,
  '& > :last-child': { width: '15rem', maxWidth: '100%' },
  [theme.breakpoints.down('sm')]: { padding: '0 16px 24px' },
}))

const pageNames = Object.keys(paths) as DeskPage[]

export const DeskShell = observer(function DeskShell() {
  const { t } = useTranslation()
  const { address, notices, world } = useDesk()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const currentPage = pageNames.find(
    (page) => paths[page] === findCurrentPath(Object.values(paths), pathname),
  )
  const title = [currentPage && t(`desk.places.${currentPage}`), world.value?.id, t('desk.name')]
    .filter(Boolean)
    .join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(keepFocus, [])
  return (
    <Frame>
      <TopBar />
      <Body>
        <NavColumns>
          <SideNav
            label={t('desk.name')}
            groups={[
              { places: pageNames.map((page) => ({ to: paths[page], label: t(`desk.places.${page}`) })) },
            ]}
          />
          <main ref={main} tabIndex={-1} style={{ minWidth: 0, outline: 'none' }}>
            <Outlet />
          </main>
        </NavColumns>
      </Body>
      <Footer>
        <span>
          {t('desk.notApi')} <TextLink href={address}>{t('desk.asJson')}</TextLink>
        </span>
        <div>
          <SchemeToggle />
        </div>
      </Footer>
      <NoticeList notices={[...notices.items]} onClose={notices.dismiss} />
      <Tooltips />
      <ScrollRestoration />
    </Frame>
  )
})
