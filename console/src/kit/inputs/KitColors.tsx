import { logoBytesMax, logoSize } from '@heed/contracts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ColorBox } from '../../ui/form/pictures/ColorBox.tsx'
import { ColorInput } from '../../ui/form/pictures/ColorInput.tsx'
import { ImageBox } from '../../ui/form/pictures/ImageBox.tsx'
import { ImageInput } from '../../ui/form/pictures/ImageInput.tsx'
import { Columns } from '../../ui/layout.ts'
import { Panel } from '../../ui/panels/Panel.tsx'

const SWATCHES = [
  { value: '#2f52d6', label: 'Blue' },
  { value: '#0f766e', label: 'Teal' },
  { value: '#107a48', label: 'Green' },
  { value: '#8a5300', label: 'Brown' },
  { value: '#b92c25', label: 'Red' },
  { value: '#6d28d9', label: 'Violet' },
]
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="48"><rect width="120" height="48" rx="8" fill="#0f766e"/><path d="M24 10l12 5v9c0 8-5 13-12 16-7-3-12-8-12-16v-9z" fill="#fff"/></svg>',
)}`

type Values = { color: string; logo: File | string | null }

export function KitColors() {
  const { control, setError } = useForm<Values>({ defaultValues: { color: 'hotpink', logo: null } })
  useEffect(() => {
    setError('logo', { message: 'Choose a logo' })
  }, [setError])
  const [color, setColor] = useState('#ffd400')
  const [logo, setLogo] = useState<File | string | null>(LOGO)
  const commonProps = { maxBytes: logoBytesMax, fit: logoSize }
  return (
    <Panel title="Colours and pictures">
      <Columns>
        <ColorBox label="Brand colour" value={color} onChange={setColor} swatches={SWATCHES} />
        <ColorBox
          label="Refused"
          value="#2f52d6"
          onChange={setColor}
          swatches={SWATCHES}
          disabledReason="Set by the partner."
        />
        <ColorInput control={control} name="color" label="In a form" />
        <ImageBox {...commonProps} label="Logo" value={logo} onChange={setLogo} />
        <ImageBox
          {...commonProps}
          label="Refused"
          value={LOGO}
          onChange={setLogo}
          disabledReason="Set by the partner."
        />
        <ImageInput {...commonProps} control={control} name="logo" label="In a form" />
      </Columns>
    </Panel>
  )
}
