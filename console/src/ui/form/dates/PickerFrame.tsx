import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { TimeZoneNote } from '../TimeZoneNote.tsx'
import { PickerTexts } from './PickerTexts.tsx'
import { getZoneId } from './pickerLook.ts'

const Root = styled('div')({ minWidth: 0 })

type Props = {
  id: string
  label: string
  zone?: ReactNode
  onLeave: () => void
  children: ReactNode
}

export function PickerFrame({ id, label, zone, onLeave, children }: Props) {
  return (
    <Root
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave()
      }}
    >
      <PickerTexts label={label}>{children}</PickerTexts>
      {zone && <TimeZoneNote id={getZoneId(id)}>{zone}</TimeZoneNote>}
    </Root>
  )
}
