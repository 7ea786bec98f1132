import Person from 'virtual:icon/PersonOutlined'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { getInitials } from '../../lib/initials.ts'
import { typeScale as scale } from '../theme/tokens.ts'
import { findColorIndex, nameColorPairs } from './nameColors.ts'

type AvatarShape = 'person' | 'group'

const NO_COLOR = -1

const AvatarRoot = styled('span', {
  shouldForwardProp: (name) => name !== 'face' && name !== 'pixels' && name !== 'shape',
})<{ face: number; pixels: number; shape: AvatarShape }>(({ theme, face, pixels, shape }) => ({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: `${String(pixels / 16)}rem`,
  height: `${String(pixels / 16)}rem`,
  overflow: 'hidden',
  borderRadius: shape === 'person' ? '50%' : 6,
  fontSize: pixels < 36 ? scale.size.tiny : scale.size.body,
  fontWeight: scale.weight.semibold,
  lineHeight: 1,
  userSelect: 'none',
  color: nameColorPairs[face]?.light.foreground ?? theme.vars.palette.text.secondary,
  backgroundColor: nameColorPairs[face]?.light.background ?? theme.vars.palette.surface.subtle,
  ...theme.applyStyles('dark', {
    color: nameColorPairs[face]?.dark.foreground ?? theme.vars.palette.text.secondary,
    backgroundColor: nameColorPairs[face]?.dark.background ?? theme.vars.palette.surface.subtle,
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
  shape?: AvatarShape
  named?: boolean
}

export function Avatar({ name, image, size = 32, shape = 'person', named: isNamed = false }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | undefined>(undefined)
  const initials = getInitials(name)
  const isDecorative = isNamed || name.trim() === ''
  const ariaProps = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  const picture = image === failedUrl ? undefined : image
  return (
    <AvatarRoot
      {...ariaProps}
      face={initials === '' ? NO_COLOR : findColorIndex(name)}
      pixels={size}
      shape={shape}
      data-initials={picture === undefined && initials ? initials : undefined}
    >
      {picture !== undefined && <img src={picture} alt="" onError={() => setFailedUrl(picture)} />}
      {picture === undefined && initials === '' && <Person aria-hidden />}
    </AvatarRoot>
  )
}
