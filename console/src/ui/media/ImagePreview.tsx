import BrokenImage from 'virtual:icon/BrokenImageOutlined'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../states/EmptyState.tsx'
import { MediaBox, MediaOverlay } from './MediaBox.tsx'

type Props = {
  alt: string
  language?: string | undefined
  src: string | undefined
  ratio?: number
}

export function ImagePreview({ alt, language, src, ratio = 16 / 9 }: Props) {
  const { t } = useTranslation()
  const [loadResult, setLoadResult] = useState<{ src: string; failed: boolean } | undefined>(undefined)
  const currentResult = loadResult?.src === src ? loadResult : undefined
  return (
    <MediaBox style={{ aspectRatio: ratio }} aria-busy={currentResult === undefined}>
      {src !== undefined && !currentResult?.failed && (
        <img
          key={src}
          alt={alt}
          lang={language}
          src={src}
          onLoad={() => setLoadResult({ src, failed: false })}
          onError={() => setLoadResult({ src, failed: true })}
          style={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
      {currentResult === undefined && (
        <MediaOverlay>
          <Skeleton variant="rectangular" height="100%" aria-hidden />
        </MediaOverlay>
      )}
      {currentResult?.failed && (
        <MediaOverlay>
          <EmptyState icon={<BrokenImage />} title={t('kit.media.noPicture')} text={alt} />
        </MediaOverlay>
      )}
    </MediaBox>
  )
}
