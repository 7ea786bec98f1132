import BrokenImage from 'virtual:icon/BrokenImageOutlined'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../states/EmptyState.tsx'
import { MediaBox, MediaOverlay } from './MediaBox.tsx'

type Props = {
  alt: string
  src: string | undefined
  ratio?: number
}

export function ImagePreview({ alt, src, ratio = 16 / 9 }: Props) {
  const { t } = useTranslation()
  const [settled, setSettled] = useState<{ src: string; failed: boolean } | undefined>(undefined)
  const now = settled?.src === src ? settled : undefined
  return (
    <MediaBox style={{ aspectRatio: ratio }} aria-busy={now === undefined}>
      {src !== undefined && !now?.failed && (
        <img
          key={src}
          alt={alt}
          src={src}
          onLoad={() => setSettled({ src, failed: false })}
          onError={() => setSettled({ src, failed: true })}
          style={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
      {now === undefined && (
        <MediaOverlay>
          <Skeleton variant="rectangular" height="100%" aria-hidden />
        </MediaOverlay>
      )}
      {now?.failed && (
        <MediaOverlay>
          <EmptyState icon={<BrokenImage />} title={t('kit.media.noPicture')} text={alt} />
        </MediaOverlay>
      )}
    </MediaBox>
  )
}
