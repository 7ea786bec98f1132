import Check from 'virtual:icon/Check'
import ContentCopy from 'virtual:icon/ContentCopyOutlined'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../lib/announcer/announce.ts'
import { copyText } from '../../lib/clipboard.ts'
import { createLazyOverlay } from '../lazyOverlay.tsx'
import type { ManualCopyProps } from './CopyByHand.tsx'

const LazyManualCopy = createLazyOverlay<ManualCopyProps>(
  async () => (await import('./CopyByHand.tsx')).ManualCopy,
  {
    isShown: ({ anchor }) => anchor !== null,
  },
)

const COPIED_DURATION_MS = 2000

type Props = {
  text: string
  label?: string
  name?: string | undefined
  size?: 'small' | 'medium'
}

export function CopyButton({ text, label, name, size = 'small' }: Props) {
  const { t } = useTranslation()
  const [hasCopied, setHasCopied] = useState(false)
  const [manualCopyAnchor, setManualCopyAnchor] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!hasCopied) return
    const timer = setTimeout(() => setHasCopied(false), COPIED_DURATION_MS)
    return () => clearTimeout(timer)
  }, [hasCopied])
  const visibleLabel = hasCopied ? t('ui.copied') : (label ?? t('ui.copy'))
  const copy = async () => {
    const isCopied = await copyText(text)
    setHasCopied(isCopied)
    if (isCopied) announce(t('ui.copied'))
    if (!isCopied) setManualCopyAnchor(button.current)
  }
  return (
    <>
      <Button
        ref={button}
        size={size}
        aria-label={name === undefined ? undefined : `${visibleLabel}: ${name}`}
        startIcon={hasCopied ? <Check /> : <ContentCopy />}
        onClick={() => void copy()}
      >
        {visibleLabel}
      </Button>
      <LazyManualCopy anchor={manualCopyAnchor} text={text} onClose={() => setManualCopyAnchor(null)} />
    </>
  )
}
