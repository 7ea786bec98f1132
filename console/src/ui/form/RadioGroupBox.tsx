import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId, useRef } from 'react'
import { useErrorAnnouncement } from '../announcer/useErrorAnnouncement.ts'
import type { Option } from './SelectBox.tsx'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  error?: string | undefined
  row?: boolean
}

export function RadioGroupBox({ label, value, onChange, options, error, row = false }: Props) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  useErrorAnnouncement(frame, label, error)
  return (
    <div ref={frame}>
      <FormLabel id={id} component="div" error={error !== undefined}>
        {label}
      </FormLabel>
      <RadioGroup aria-labelledby={id} row={row} value={value} onChange={(_, next) => onChange(next)}>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            disabled={option.disabled ?? false}
            control={<Radio size="small" />}
          />
        ))}
      </RadioGroup>
      {error !== undefined && (
        <FormHelperText error role="note">
          {error}
        </FormHelperText>
      )}
    </div>
  )
}
