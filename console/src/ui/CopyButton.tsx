import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../lib/clipboard.ts'

const SHOWN = 2000

type Props = {
  text: string
  label?: string
  /** What is copied, for those who hear several such buttons. */
  name?: string | undefined
  size?: 'small' | 'medium'
}

/** Copies the text and says so in its own place. */
export function CopyButton({ text, label, name, size = 'small' }: Props) {
  const { t } = useTranslation()
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), SHOWN)
    return () => clearTimeout(timer)
  }, [isDone])
  const words = isDone ? t('ui.copied') : (label ?? t('ui.copy'))
  return (
    <Button
      size={size}
      aria-label={name === undefined ? undefined : `${words}: ${name}`}
      startIcon={isDone ? <Check /> : <ContentCopy />}
      onClick={() => void copyText(text).then(setDone)}
    >
      <span aria-live="polite">{words}</span>
    </Button>
  )
}
