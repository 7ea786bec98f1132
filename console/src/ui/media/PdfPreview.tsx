import Download from '@mui/icons-material/FileDownloadOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { Flow } from '../layout.ts'
import { useObjectUrl } from '../useObjectUrl.ts'
import { MediaBox, MediaFace } from './MediaBox.tsx'

type Props = {
  /** What the document is; the name of the frame. */
  title: string
  fileName: string
  /** Undefined while it is on its way. */
  file: Blob | undefined
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** Pixels, where the screen is that high. */
  height?: number
}

/** Pixels of a place in which nothing is read. */
const placeholder = 200

/** A document where the browser shows such; where it does not, the ways to open and to keep it. */
export function PdfPreview({ title, fileName, file, error, onRetry, height = 560 }: Props) {
  const { t } = useTranslation()
  const url = useObjectUrl(file)
  const links = url !== undefined && (
    <Flow style={{ justifyContent: 'flex-end', marginTop: 8 }}>
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
    </Flow>
  )
  const face = () => {
    if (error !== undefined) return <ErrorState title={error} onRetry={onRetry} />
    if (url === undefined) return <Skeleton variant="rectangular" height="100%" aria-hidden />
    return <EmptyState title={title} text={t('kit.media.noViewer')} />
  }
  const canShow = navigator.pdfViewerEnabled
  const isSeen = error === undefined && url !== undefined && canShow
  return (
    <div aria-busy={error === undefined && url === undefined}>
      <MediaBox style={{ height: canShow ? `min(${String(height)}px, 80dvh)` : placeholder }}>
        {/* In a sandbox browsers show no documents, so there is none: the bytes came from our own API. */}
        {isSeen ? (
          <iframe title={title} src={`${url}#navpanes=0&view=FitH`} />
        ) : (
          <MediaFace>{face()}</MediaFace>
        )}
      </MediaBox>
      {error === undefined && links}
    </div>
  )
}
