import { useTheme } from '@mui/material/styles'
import { type RefObject, useLayoutEffect } from 'react'

const NOTICE_GAP_PX = 8
/** Height in px that a two-line notice needs below a short dialog. */
const MIN_SPACE_PX = 88

/** One function per open dialog, topmost last; each returns the notices' distance from the bottom, px. */
const openDialogs: (() => number | undefined)[] = []

function positionNotices(): void {
  const { style } = document.documentElement
  const bottomInset = openDialogs.at(-1)?.()
  const hasDialog = bottomInset !== undefined
  style.setProperty('--heed-notices-top', hasDialog ? 'auto' : '')
  style.setProperty(
    '--heed-notices-bottom',
    hasDialog
      ? `calc(max(${String(bottomInset)}px, var(--heed-foot, 0px)) + ${String(NOTICE_GAP_PX)}px)`
      : '',
  )
}

/** On phones, moves notices above the open dialog's footer. `contentRef` is any element in the dialog. */
export function useNoticeClearance(contentRef: RefObject<HTMLElement | null>): void {
  const narrowQuery = useTheme().breakpoints.down('sm').replace('@media ', '')
  useLayoutEffect(() => {
    const dialog = contentRef.current?.closest('[role=dialog], [role=alertdialog]')
    if (!dialog) return
    const footer = dialog.querySelector('.MuiDialogActions-root, [data-foot]')
    const measure = () => {
      if (!matchMedia(narrowQuery).matches) return undefined
      const end = window.innerHeight - dialog.getBoundingClientRect().bottom
      return footer && end < MIN_SPACE_PX ? window.innerHeight - footer.getBoundingClientRect().top : 0
    }
    openDialogs.push(measure)
    const observer = new ResizeObserver(positionNotices)
    observer.observe(dialog)
    if (footer) observer.observe(footer)
    return () => {
      observer.disconnect()
      openDialogs.splice(openDialogs.indexOf(measure), 1)
      positionNotices()
    }
  }, [contentRef, narrowQuery])
}
