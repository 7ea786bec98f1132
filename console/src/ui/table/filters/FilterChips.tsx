import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useFormats } from '../../formats.ts'
import { revealInStrip, ScrollStrip } from '../../navigation/ScrollStrip.tsx'
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx'
import { radiiPx, typeScale as scale, sizes, TOUCH_QUERY, tabularNumbers } from '../../theme/tokens.ts'

const Group = styled('div')({ minWidth: 0 })

const Row = styled('div')({
  display: 'flex',
  gap: 8,
  width: 'max-content',
  minHeight: sizes.control,
  [TOUCH_QUERY]: { minHeight: sizes.touch },
})

const Chip = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: sizes.control,
  padding: '0 11px',
  font: 'inherit',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.control,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.surface.borderStrong },
  '&:focus-visible': { outlineOffset: -2 },
  '& > span': { fontSize: scale.size.tiny, color: theme.vars.palette.text.secondary, ...tabularNumbers },
  '&[aria-pressed=true]': {
    fontWeight: scale.weight.medium,
    color: theme.vars.palette.onSoft.primary,
    backgroundColor: theme.vars.palette.soft.primary,
    borderColor: theme.vars.palette.primary.main,
    '& > span': { color: 'inherit' },
  },
  [TOUCH_QUERY]: { minHeight: sizes.touch },
}))

type Props<Value extends string> = {
  label: string
  choices: readonly { value: Value; label: string; count: number | undefined }[]
  value: Value | null
  onChange: (value: Value | null) => void
}

export function FilterChips<Value extends string>({ label, choices, value, onChange }: Props<Value>) {
  const id = useId()
  const formats = useFormats()
  return (
    <Group role="group" aria-labelledby={id}>
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
      <ScrollStrip current={value}>
        <Row>
          {choices.map((choice) => (
            <Chip
              key={choice.value}
              type="button"
              aria-pressed={choice.value === value}
              onFocus={(event) => revealInStrip(event.currentTarget)}
              onClick={() => onChange(choice.value === value ? null : choice.value)}
            >
              {choice.label} <span>{choice.count === undefined ? '–' : formats.number(choice.count)}</span>
            </Chip>
          ))}
        </Row>
      </ScrollStrip>
    </Group>
  )
}
