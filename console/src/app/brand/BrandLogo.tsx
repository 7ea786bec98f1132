import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Logo } from '../../ui/pictures/Logo.tsx'
import { LogoPicture } from '../../ui/pictures/LogoPicture.tsx'
import { useRoot } from '../root/RootContext.tsx'

type Props = { height?: number; wordmark?: boolean }

export const BrandLogo = observer(function BrandLogo({ height = 28, wordmark = true }: Props) {
  const { branding } = useRoot()
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const url = branding.value?.['ui.logo']
  if (!url || url === brokenUrl) return <Logo name={branding.name} height={height} wordmark={wordmark} />
  return <LogoPicture src={url} name={branding.name} height={height} onError={() => setBrokenUrl(url)} />
})
