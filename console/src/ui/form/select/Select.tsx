import ExpandMore from 'virtual:icon/ExpandMore'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { type Ref, useCallback } from 'react'
import { createLazyOverlay } from '../../lazyOverlay.tsx'
import type { Option } from './options.ts'
import type { SelectListProps } from './SelectList.tsx'
import { useSelect } from './useSelect.ts'

const SelectList = createLazyOverlay<SelectListProps>(
  async () => (await import('./SelectList.tsx')).SelectList,
  { isShown: ({ select }) => select.isOpen, often: true },
)

const Frame = styled(OutlinedInput)({
  '&.MuiInputBase-adornedEnd': { paddingInline: 0 },
  '& [role="combobox"]': {
    boxSizing: 'border-box',
    height: 'auto',
    minHeight: 'inherit',
    padding: '4px 36px 4px 12px',
    ':dir(rtl)&': { padding: '4px 12px 4px 36px' },
    textAlign: 'start',
    borderRadius: 'inherit',
    cursor: 'pointer',
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '& [data-longest]': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Keeps the width when another option is chosen.
    '&::after': { content: 'attr(data-longest)', display: 'block', height: 0, visibility: 'hidden' },
  },
})

const Chevron = styled(ExpandMore)(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 10,
  fontSize: '1.25rem',
  pointerEvents: 'none',
  color: theme.vars.palette.text.secondary,
  '.Mui-disabled > &': { color: theme.vars.palette.text.disabled },
}))

export type SelectProps = {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  name?: string | undefined
  onBlur?: (() => void) | undefined
  inputRef?: Ref<HTMLButtonElement> | undefined
  describedBy?: string | undefined
  labelledBy?: string | undefined
  required?: boolean | undefined
}

const findLongest = (options: readonly Option[]) =>
  options.reduce((longest, { label }) => (label.length > longest.length ? label : longest), '')

export function Select(props: SelectProps) {
  const { id, label, value, onChange, options, name, onBlur, inputRef } = props
  const select = useSelect({ id, label, value, options, onChange })
  const { setButton } = select
  const attach = useCallback(
    (node: HTMLButtonElement | null) => {
      setButton(node)
      if (typeof inputRef === 'function') inputRef(node)
      else if (inputRef) inputRef.current = node
    },
    [setButton, inputRef],
  )
  const text = options.find((option) => option.value === value)?.label
  return (
    <>
      <Frame
        // MUI's type leaves out elements without a text value.
        inputComponent={'button' as 'input'}
        value={value}
        inputRef={attach}
        endAdornment={<Chevron aria-hidden />}
        slotProps={{
          input: {
            ...select.buttonProps,
            name,
            required: false,
            'aria-required': props.required || undefined,
            'aria-label': props.labelledBy ? undefined : label,
            'aria-labelledby': props.labelledBy,
            'aria-describedby': props.describedBy,
            children: <span data-longest={findLongest(options)}>{text || '\u00A0'}</span>,
            onBlur: () => {
              select.close()
              onBlur?.()
            },
          },
        }}
      />
      <SelectList select={select} options={options} onClose={select.close} />
    </>
  )
}
