import { type EmbedSize, embedSizes } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { frameSandbox } from '../../../lib/files/frameSandbox.ts'

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  margin: '0 auto',
  border: 0,
  backgroundColor: theme.vars.palette.surface.subtle,
}))

type Props = { size: EmbedSize; title: string; src: string }

export function Preview({ size, title, src }: Props) {
  const { width, height } = embedSizes[size]
  return (
    <Frame
      key={src}
      title={title}
      src={src}
      width={width}
      height={height}
      sandbox={frameSandbox(src, new URL(document.baseURI))}
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
    />
  )
}
