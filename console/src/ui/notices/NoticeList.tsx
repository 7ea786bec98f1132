import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { sizes } from '../theme/tokens.ts'
import { NoticeItem } from './NoticeItem.tsx'
import type { Notice } from './notice.ts'

const NoticeRegion = styled('section')(({ theme }) => ({
  position: 'fixed',
  // On phones, notices cover the header but not page actions, status strips or dialog footers.
  top: `var(--heed-notices-top, calc(min(${sizes.header}, var(--heed-strips, 0px) * 100) + var(--heed-strips, 0px) + ${theme.spacing(1)}))`,
  bottom: 'var(--heed-notices-bottom, auto)',
  // On wider screens, notices appear below the header, the strips and the page's actions.
  [theme.breakpoints.up('sm')]: {
    top: `calc(${sizes.header} + ${sizes.control} + var(--heed-strips, 0px) + ${theme.spacing(4.5)})`,
  },
  right: `calc(${theme.spacing(2)} + env(safe-area-inset-right, 0px))`,
  zIndex: theme.zIndex.snackbar,
  width: `min(380px, calc(100vw - ${theme.spacing(4)}))`,
  pointerEvents: 'none',
  '& > ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.spacing(1) },
}))

type Props = { notices: readonly Notice[]; onClose: (id: string) => void }

export function NoticeList({ notices, onClose }: Props) {
  const { t } = useTranslation()
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = region.current
    if (!element) return
    // Open dialogs set aria-hidden on everything else; notices must stay reachable.
    const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'))
    observer.observe(element, { attributeFilter: ['aria-hidden'] })
    return () => observer.disconnect()
  }, [])
  return createPortal(
    <NoticeRegion ref={region} aria-label={t('ui.notices')}>
      <ul>
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onClose={onClose} />
        ))}
      </ul>
    </NoticeRegion>,
    document.body,
  )
}
