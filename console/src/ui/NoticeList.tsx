import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { NoticeItem } from './NoticeItem.tsx'
import type { Notice } from './notice.ts'
import { size } from './theme/tokens.ts'

const Corner = styled('section')(({ theme }) => ({
  position: 'fixed',
  // On a phone over the bar: what a page offers first stands below it, or at the foot. Strips that say where one
  // is stay in sight, so there it begins below them. While a dialog is open, above its foot.
  top: `var(--heed-notices-top, calc(min(${String(size.header)}px, var(--heed-strips, 0px) * 100) + var(--heed-strips, 0px) + ${theme.spacing(1)}))`,
  bottom: 'var(--heed-notices-bottom, auto)',
  // Elsewhere below the bar, the strips that say where one is, and what a page offers in its head.
  [theme.breakpoints.up('sm')]: {
    top: `calc(${String(size.header + size.control)}px + var(--heed-strips, 0px) + ${theme.spacing(4.5)})`,
  },
  right: theme.spacing(2),
  zIndex: theme.zIndex.snackbar,
  width: `min(380px, calc(100vw - ${theme.spacing(4)}))`,
  pointerEvents: 'none',
  '& > ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.spacing(1) },
}))

type Props = { notices: readonly Notice[]; onClose: (id: string) => void }

/** Notices top right (S0 section 2). The region is always there, so that a screen reader hears what comes. */
export function NoticeList({ notices, onClose }: Props) {
  const { t } = useTranslation()
  const corner = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = corner.current
    if (!element) return
    // An open dialog hides all that stands beside it; what has just happened is reported nevertheless.
    const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'))
    observer.observe(element, { attributeFilter: ['aria-hidden'] })
    return () => observer.disconnect()
  }, [])
  return createPortal(
    <Corner ref={corner} aria-label={t('ui.notices')}>
      <ul aria-live="polite">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onClose={onClose} />
        ))}
      </ul>
    </Corner>,
    document.body,
  )
}
