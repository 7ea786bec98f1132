import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { getFrameStyles } from '../theme/forcedColors.ts'
import { radiiPx, typeScale as scale, sizes, TOUCH_QUERY } from '../theme/tokens.ts'

const Group = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr))',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

const Card = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minWidth: 0,
  padding: '12px 14px 12px 12px',
  borderRadius: radiiPx.control,
  ...getFrameStyles(theme.vars.palette.divider),
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  [TOUCH_QUERY]: { minHeight: sizes.touch },
  '&:hover': getFrameStyles(theme.vars.palette.surface.borderStrong),
  '&:has(:checked)': getFrameStyles(theme.vars.palette.primary.main, 2),
  '&:has([aria-disabled="true"])': {
    cursor: 'not-allowed',
    backgroundColor: theme.vars.palette.surface.subtle,
  },
}))

const Label = styled('span')({ display: 'block', fontWeight: scale.weight.medium })

const Hint = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: scale.size.tiny,
  lineHeight: scale.line.tiny,
  color: theme.vars.palette.text.secondary,
}))

type Option<Value extends string> = {
  value: Value
  label: string
  hint?: ReactNode
  disabledReason?: string | undefined
}

type Props<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly Option<Value>[]
}

export function RadioCards<Value extends string>({ label, value, onChange, options }: Props<Value>) {
  const name = useId()
  return (
    <Group role="radiogroup">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => {
        const isDisabled = option.disabledReason !== undefined
        const description = option.disabledReason ?? option.hint
        return (
          <Card key={option.value}>
            <Radio
              size="small"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                if (!isDisabled) onChange(option.value)
              }}
              slotProps={{
                input: {
                  'aria-disabled': isDisabled || undefined,
                  'aria-label': option.label,
                  ...(description !== undefined && { 'aria-describedby': `${name}-${option.value}` }),
                },
              }}
              sx={{ p: 0, mt: '1px' }}
            />
            <span>
              <Label>{option.label}</Label>
              {description !== undefined && <Hint id={`${name}-${option.value}`}>{description}</Hint>}
            </span>
          </Card>
        )
      })}
    </Group>
  )
}
