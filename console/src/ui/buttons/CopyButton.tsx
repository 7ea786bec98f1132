import Check from 'virtual:icon/Check'
import ContentCopy from 'virtual:icon/ContentCopyOutlined'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../lib/clipboard.ts'
import { createLazyOverlay } from '../lazyOverlay.tsx'
import type { CopyByHandProps } from './CopyByHand.tsx'

const ByHand = createLazyOverlay<CopyByHandProps>(async () => (await import('./CopyByHand.tsx')).CopyByHand, {
  isShown: ({ anchor }) => anchor !== null,
})

const SHOWN = 2000

type Props = {
  text: string
  label?: string
  name?: string | undefined
  size?: 'small' | 'medium'
}

export function CopyButton({ text, label, name, size = 'small' }: Props) {
  const { t } = useTranslation()
  const [isDone, setDone] = useState(false)
  const [refusedAt, setRefusedAt] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), SHOWN)
    return () => clearTimeout(timer)
  }, [isDone])
  const words = isDone ? t('ui.copied') : (label ?? t('ui.copy'))
  const copy = async () => {
    const isCopied = await copyText(text)
    setDone(isCopied)
    if (!isCopied) setRefusedAt(button.current)
  }
  return (
    <>
      <Button
        ref={button}
        size={size}
        aria-label={name === undefined ? undefined : `${words}: ${name}`}
        startIcon={isDone ? <Check /> : <ContentCopy />}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{words}</span>
      </Button>
      <ByHand anchor={refusedAt} text={text} onClose={() => setRefusedAt(null)} />
    </>
  )
}
