import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'img'>, 'src' | 'onError'> & { name: string; height?: number }

export function LogoPicture({ name, height = 28, ...picture }: Props) {
  return (
    <img {...picture} alt={name} style={{ display: 'block', height, maxWidth: 160, objectFit: 'contain' }} />
  )
}
