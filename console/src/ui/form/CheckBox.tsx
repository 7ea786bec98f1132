import Checkbox from '@mui/material/Checkbox'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { type ReactNode, type Ref, useId } from 'react'
import { sizes, TOUCH_QUERY } from '../theme/tokens.ts'
import { getTooltipProps } from '../tooltipProps.ts'

type LineProps = { stopped: boolean; kind: 'box' | 'switch' }

const Line = styled('label', {
  shouldForwardProp: (name) => name !== 'stopped' && name !== 'kind',
})<LineProps>(({ stopped, kind }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: kind === 'switch' ? 10 : 6,
  maxWidth: '100%',
  [TOUCH_QUERY]: { minHeight: sizes.touch },
  '& > span:last-child': { minWidth: 0 },
  cursor: stopped ? 'not-allowed' : 'pointer',
  opacity: stopped ? 0.6 : 1,
}))

/** Aligns the visible box, not the larger click area, with the column's edge. */
const edgeStyles = {
  box: {
    control: { ml: '-10px', [TOUCH_QUERY]: { ml: '-14px' } },
    hint: { ml: '32px', [TOUCH_QUERY]: { ml: '36px' } },
  },
  switch: { control: {}, hint: { ml: '46px' } },
}

export type CheckBoxProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** A switch applies immediately; a checkbox is saved with its form. */
  kind?: 'box' | 'switch'
  helper?: ReactNode
  error?: string | undefined
  disabledReason?: string | undefined
  name?: string
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
}

export function CheckBox(props: CheckBoxProps) {
  const {
    label,
    checked,
    onChange,
    kind = 'box',
    helper,
    error,
    disabledReason,
    name,
    onBlur,
    inputRef,
  } = props
  const id = useId()
  const isDisabled = disabledReason !== undefined
  const Control = kind === 'box' ? Checkbox : Switch
  const message = error ?? helper
  return (
    <div style={{ minWidth: 0 }}>
      <Line {...getTooltipProps(disabledReason)} stopped={isDisabled} kind={kind}>
        <Control
          size="small"
          sx={edgeStyles[kind].control}
          checked={checked}
          onChange={(_, next) => {
            if (!isDisabled) onChange(next)
          }}
          slotProps={{
            input: {
              ref: inputRef,
              name,
              onBlur,
              ...(kind === 'switch' && { role: 'switch' }),
              'aria-disabled': isDisabled || undefined,
              'aria-invalid': error !== undefined || undefined,
              'aria-description': message === undefined ? disabledReason : undefined,
              'aria-describedby': message === undefined ? undefined : `${id} ${id}-why`,
            },
          }}
        />
        <span>{label}</span>
      </Line>
      {message !== undefined && (
        <FormHelperText
          id={id}
          error={error !== undefined}
          component="div"
          sx={{ mt: 0, ...edgeStyles[kind].hint }}
        >
          {message}
        </FormHelperText>
      )}
      {message !== undefined && (
        <span id={`${id}-why`} hidden>
          {disabledReason}
        </span>
      )}
    </div>
  )
}
