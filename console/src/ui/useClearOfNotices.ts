import { useTheme } from '@mui/material/styles'
import { type RefObject, useLayoutEffect } from 'react'

/** Pixels between notices and what they stand beside. */
const GAP = 8
/** Pixels that a notice of two lines needs below a short dialog. */
const ROOM = 88

/** The dialogs that are open, the last one above the others: each says how far from the bottom notices are clear of it. */
const open: (() => number | undefined)[] = []

function place(): void {
  const { style } = document.documentElement
  const below = open.at(-1)?.()
  const isOver = below !== undefined
  style.setProperty('--heed-notices-top', isOver ? 'auto' : '')
  style.setProperty(
    '--heed-notices-bottom',
    isOver ? `calc(max(${String(below)}px, var(--heed-foot, 0px)) + ${String(GAP)}px)` : '',
  )
}

/**
 * On a phone a dialog fills the screen: while it is open, notices stand above its foot, so that neither its title and
 * cross nor what it offers lies under them. `inside` is any part of it.
 */
export function useClearOfNotices(inside: RefObject<HTMLElement | null>): void {
  const { sm } = useTheme().breakpoints.values
  useLayoutEffect(() => {
    const dialog = inside.current?.closest('[role=dialog], [role=alertdialog]')
    if (!dialog) return
    const foot = dialog.querySelector('.MuiDialogActions-root, [data-foot]')
    const measure = () => {
      if (window.innerWidth >= sm) return undefined
      const end = window.innerHeight - dialog.getBoundingClientRect().bottom
      return foot && end < ROOM ? window.innerHeight - foot.getBoundingClientRect().top : 0
    }
    open.push(measure)
    const observer = new ResizeObserver(place)
    observer.observe(dialog)
    if (foot) observer.observe(foot)
    return () => {
      observer.disconnect()
      open.splice(open.indexOf(measure), 1)
      place()
    }
  }, [inside, sm])
}
