import Download from 'virtual:icon/FileDownloadOutlined'
import OpenInNew from 'virtual:icon/OpenInNew'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useObjectUrl } from '../files/useObjectUrl.ts'
import { EmptyState } from '../states/EmptyState.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { MediaBox, MediaOverlay } from './MediaBox.tsx'
import { PdfBar, PdfBody, PdfFrame, PdfLinks } from './pdf/PdfBar.tsx'

// If the viewer's code fails to load, the page must keep working.
const PdfPages = lazy(async () => {
  const module = await import('./pdf/PdfPages.tsx').catch(() => undefined)
  return { default: module?.PdfPages ?? PdfLoadError }
})

function PdfLoadError({ onFailed }: { onFailed: () => void }) {
  useEffect(onFailed, [onFailed])
  return null
}

type Props = {
  title: string
  fileName: string
  file: Blob | undefined
  error?: string | undefined
  onRetry?: (() => void) | undefined
  height?: number
}

const skeleton = <Skeleton variant="rectangular" height="100%" aria-hidden />

/** We draw PDFs ourselves, because browsers' viewers differ and some show a blank frame. */
export function PdfPreview({ title, fileName, file, error, onRetry, height = 560 }: Props) {
  const { t } = useTranslation()
  const url = useObjectUrl(file)
  const [failedFile, setFailedFile] = useState<Blob>()
  const links = url !== undefined && error === undefined && (
    <PdfLinks>
      <Button
        size="small"
        variant="text"
        startIcon={<OpenInNew />}
        href={url}
        target="_blank"
        rel="noreferrer"
      >
        {t('kit.media.openFile')}
      </Button>
      <Button size="small" variant="text" startIcon={<Download />} href={url} download={fileName}>
        {t('kit.media.keepFile')}
      </Button>
    </PdfLinks>
  )
  const renderFrame = (content: ReactNode) => (
    <PdfFrame>
      <PdfBar>{links}</PdfBar>
      <PdfBody>{content}</PdfBody>
    </PdfFrame>
  )
  const renderState = () => {
    if (error !== undefined) return <ErrorState title={error} onRetry={onRetry} />
    return (
      failedFile !== undefined &&
      failedFile === file && <EmptyState title={title} text={t('kit.media.failed')} />
    )
  }
  const renderDocument = () =>
    file && url !== undefined ? (
      <Suspense fallback={renderFrame(skeleton)}>
        <PdfPages key={url} title={title} file={file} links={links} onFailed={() => setFailedFile(file)} />
      </Suspense>
    ) : (
      renderFrame(skeleton)
    )
  const overlay = renderState()
  return (
    <div aria-busy={error === undefined && url === undefined}>
      <MediaBox style={{ height: `min(${String(height)}px, 80dvh)` }}>
        {overlay ? renderFrame(<MediaOverlay>{overlay}</MediaOverlay>) : renderDocument()}
      </MediaBox>
    </div>
  )
}
