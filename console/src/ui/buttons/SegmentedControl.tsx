import Lock from 'virtual:icon/LockOutlined'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { FORCED_COLORS_QUERY } from '../theme/forcedColors.ts'
import { radiiPx, typeScale as scale, sizes, TOUCH_QUERY } from '../theme/tokens.ts'
import { getTooltipProps } from '../tooltipProps.ts'

const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 })

const Legend = styled('legend')(({ theme }) => ({
  padding: 0,
  marginBottom: 6,
  fontSize: scale.size.body,
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.text.primary,
}))

const Track = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  width: 'max-content',
  maxWidth: '100%',
  padding: 2,
  borderRadius: radiiPx.control,
  backgroundColor: theme.vars.palette.surface.subtle,
  [FORCED_COLORS_QUERY]: { outline: '1px solid ButtonText' },
  '&[data-full]': { width: '100%' },
}))

const Segment = styled('label')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 auto',
  // Otherwise, a short label beside a long one would be truncated.
  minWidth: 'min-content',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: `calc(${sizes.control} - 4px)`,
  [TOUCH_QUERY]: { minHeight: sizes.touch },
  padding: '2px 12px',
  borderRadius: radiiPx.tag,
  fontSize: scale.size.body,
  fontWeight: scale.weight.medium,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '& svg': { fontSize: '1.125rem' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:has(:checked)': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `0 0 0 1.5px ${theme.vars.palette.primary.main}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
  '&:has([aria-disabled="true"])': { color: theme.vars.palette.text.disabled, cursor: 'not-allowed' },
}))

type Segment<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  disabledReason?: string | undefined
}

type Props<Value extends string> = {
  label: string
  labelHidden?: boolean
  value: Value
  onChange: (value: Value) => void
  options: readonly Segment<Value>[]
  fullWidth?: boolean
}

export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, labelHidden = false, value, onChange, options, fullWidth = false } = props
  const name = useId()
  return (
    <Group role="radiogroup">
      {labelHidden ? <VisuallyHidden as="legend">{label}</VisuallyHidden> : <Legend>{label}</Legend>}
      <Track data-full={fullWidth || undefined}>
        {options.map((option) => (
          <Segment key={option.value} data-segment {...getTooltipProps(option.disabledReason)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-disabled={option.disabledReason !== undefined || undefined}
              aria-description={option.disabledReason}
              onChange={() => {
                if (option.disabledReason === undefined) onChange(option.value)
              }}
            />
            <span aria-hidden style={{ display: 'contents' }}>
              {option.disabledReason === undefined ? option.icon : <Lock />}
            </span>
            {option.label}
          </Segment>
        ))}
      </Track>
    </Group>
  )
}
