import Fullscreen from 'virtual:icon/Fullscreen'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getFrameSandbox } from '../../lib/files/frameSandbox.ts'
import { ErrorState } from '../states/ErrorState.tsx'
import { MediaBox, MediaOverlay } from './MediaBox.tsx'

/** Time in ms after which a frame counts as failed, because browsers report no load errors. */
const LOAD_TIMEOUT_MS = 20_000

type Props = {
  title: string
  language?: string | undefined
  src: string | undefined
  ratio?: number
  /** False removes the framed page immediately, before the dialog fades out. */
  open?: boolean
  error?: string | undefined
  onRetry?: (() => void) | undefined
  onMessage?: ((data: unknown) => void) | undefined
}

export function MediaFrame(props: Props) {
  const { title, language, src, ratio = 16 / 9, open = true, error, onRetry, onMessage } = props
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(0)
  const key = `${String(attempt)} ${src ?? ''}`
  const [loadResult, setLoadResult] = useState<{ key: string; failed: boolean } | undefined>(undefined)
  const currentResult = loadResult?.key === key ? loadResult : undefined
  const isWaiting = open && src !== undefined && currentResult === undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLoadResult({ key, failed: true }), LOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, key])
  useEffect(() => {
    if (!onMessage) return undefined
    const handleMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== null && source === frame.current?.contentWindow) onMessage(data)
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [onMessage])
  const failure = error ?? (currentResult?.failed ? t('kit.media.failed') : undefined)
  const retry = () => {
    onRetry?.()
    setAttempt(attempt + 1)
  }
  return (
    <div>
      <MediaBox ref={box} style={{ aspectRatio: ratio }} aria-busy={isWaiting}>
        {open && src !== undefined && failure === undefined && (
          <iframe
            ref={frame}
            key={key}
            title={title}
            lang={language}
            src={src}
            sandbox={getFrameSandbox(src, new URL(document.baseURI))}
            allow="fullscreen"
            referrerPolicy="no-referrer"
            onLoad={() => setLoadResult({ key, failed: false })}
          />
        )}
        {failure === undefined && currentResult === undefined && (
          <MediaOverlay>
            <Skeleton variant="rectangular" height="100%" aria-hidden />
          </MediaOverlay>
        )}
        {failure !== undefined && (
          <MediaOverlay>
            <ErrorState title={failure} onRetry={retry} />
          </MediaOverlay>
        )}
      </MediaBox>
      {document.fullscreenEnabled && (
        <div
          style={{
            display: 'flex',
            justifyContent: 'flex-end',
            marginTop: 8,
            visibility: open && failure === undefined && currentResult ? 'visible' : 'hidden',
          }}
        >
          <Button
            size="small"
            variant="text"
            startIcon={<Fullscreen />}
            onClick={() => void box.current?.requestFullscreen()}
          >
            {t('kit.media.fullScreen')}
          </Button>
        </div>
      )}
    </div>
  )
}
