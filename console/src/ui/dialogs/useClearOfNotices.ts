import { useTheme } from '@mui/material/styles'
import { type RefObject, useLayoutEffect } from 'react'

const GAP = 8
/** Height in px that a two-line notice needs below a short dialog. */
const ROOM = 88

/** One function per open dialog, topmost last: returns the notices' distance from the bottom, px. */
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

/** On phones, moves notices above the open dialog's footer. `inside` is any element in the dialog. */
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
