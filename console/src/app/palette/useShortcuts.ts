import { useEffect } from 'react'
import { useRoot } from '../root/RootContext.tsx'
import { PaletteStore } from './PaletteStore.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

const isFind = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

const writes = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

export function useShortcuts(): void {
  const palette = useRoot().area(PaletteStore)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      // Buffers keys typed before the field is rendered.
      if (writes(event) && palette.typeAhead(event.key)) return event.preventDefault()
      const asked = isFind(event) ? 'find' : event.key === '?' && !isTyping(event.target) ? 'keys' : null
      if (!asked) return
      event.preventDefault()
      palette.show(asked)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [palette])
}
