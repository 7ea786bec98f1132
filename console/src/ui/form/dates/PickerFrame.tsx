import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PickerTexts } from './PickerTexts.tsx'

const Whole = styled('div')({})

/** A picker in our words, that says when all of it is left: its sections and its button are one field. */
export function PickerFrame({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  return (
    <Whole
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave()
      }}
    >
      <PickerTexts>{children}</PickerTexts>
    </Whole>
  )
}
