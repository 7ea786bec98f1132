import Person from 'virtual:icon/PersonOutlined'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { getInitials } from '../../lib/initials.ts'
import { type as scale } from '../theme/tokens.ts'
import { findFaceIndex, nameFaces } from './nameColors.ts'

type Shape = 'person' | 'group'

const NONE = -1

const Face = styled('span', {
  shouldForwardProp: (name) => name !== 'face' && name !== 'pixels' && name !== 'shape',
})<{ face: number; pixels: number; shape: Shape }>(({ theme, face, pixels, shape }) => ({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: pixels,
  height: pixels,
  overflow: 'hidden',
  borderRadius: shape === 'person' ? '50%' : 6,
  fontSize: pixels < 36 ? scale.size.tiny : scale.size.body,
  fontWeight: scale.weight.semibold,
  lineHeight: 1,
  userSelect: 'none',
  color: nameFaces[face]?.light.ink ?? theme.vars.palette.text.secondary,
  backgroundColor: nameFaces[face]?.light.back ?? theme.vars.palette.surface.subtle,
  ...theme.applyStyles('dark', {
    color: nameFaces[face]?.dark.ink ?? theme.vars.palette.text.secondary,
    backgroundColor: nameFaces[face]?.dark.back ?? theme.vars.palette.surface.subtle,
  }),
  // Drawn by CSS, so that copying a name doesn't copy the initials.
  '&[data-initials]::before': { content: 'attr(data-initials)' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& svg': { fontSize: Math.round(pixels * 0.6) },
}))

type Props = {
  name: string
  image?: string | undefined
  size?: 24 | 28 | 32 | 40 | 56
  shape?: Shape
  named?: boolean
}

export function Avatar({ name, image, size = 32, shape = 'person', named = false }: Props) {
  const [failed, setFailed] = useState<string | undefined>(undefined)
  const initials = getInitials(name)
  const silent = named || name.trim() === ''
  const reading = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  const picture = image === failed ? undefined : image
  return (
    <Face
      {...reading}
      face={initials === '' ? NONE : findFaceIndex(name)}
      pixels={size}
      shape={shape}
      data-initials={picture === undefined && initials ? initials : undefined}
    >
      {picture !== undefined && <img src={picture} alt="" onError={() => setFailed(picture)} />}
      {picture === undefined && initials === '' && <Person aria-hidden />}
    </Face>
  )
}
