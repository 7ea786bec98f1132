import Movie from '@mui/icons-material/MovieOutlined'
import { styled } from '@mui/material/styles'
import { IconTile } from '../../../ui/badges/IconTile.tsx'
import { NARROW } from '../../../ui/table/parts.ts'
import { radius } from '../../../ui/theme/tokens.ts'

const Picture = styled('img')({
  width: 56,
  height: 32,
  flex: 'none',
  objectFit: 'cover',
  borderRadius: radius.tag,
  [NARROW]: { width: 32 },
})

export const Thumb = ({ src }: { src: string | null }) =>
  src === null ? <IconTile icon={<Movie />} /> : <Picture alt="" src={src} loading="lazy" />
