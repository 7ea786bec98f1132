import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { loadTexts } from '../../lib/texts.ts'
import { createLazyOverlay } from '../../ui/lazyOverlay.tsx'
import { useRoot } from '../root/RootContext.tsx'
import { PaletteStore } from './PaletteStore.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

const isFindShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

const isTypedCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

function useShortcuts(): void {
  const palette = useRoot().area(PaletteStore)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      // Buffers keys typed before the field is rendered.
      if (isTypedCharacter(event) && palette.bufferKey(event.key)) return event.preventDefault()
      const requestedView = isFindShortcut(event)
        ? 'find'
        : event.key === '?' && !isTyping(event.target)
          ? 'keys'
          : null
      if (!requestedView) return
      event.preventDefault()
      palette.show(requestedView)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [palette])
}

export type PaletteProps = { open: boolean; onClose: () => void }

const isShown = ({ open }: PaletteProps) => open

const Palette = createLazyOverlay<PaletteProps>(
  async () => {
    const [{ Palette: Dialog }] = await Promise.all([import('./Palette.tsx'), loadTexts('palette')])
    return Dialog
  },
  { isShown, often: true },
)
const LazyShortcuts = createLazyOverlay<PaletteProps>(
  async () => {
    const [{ ShortcutsDialog: Dialog }] = await Promise.all([
      import('./ShortcutsDialog.tsx'),
      loadTexts('palette'),
    ])
    return Dialog
  },
  { isShown },
)

export const PaletteHost = observer(function PaletteHost() {
  const palette = useRoot().area(PaletteStore)
  useShortcuts()
  return (
    <>
      <Palette open={palette.open === 'find'} onClose={palette.close} />
      <LazyShortcuts open={palette.open === 'keys'} onClose={palette.close} />
    </>
  )
})
