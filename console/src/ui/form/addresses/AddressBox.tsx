import useAutocomplete from '@mui/material/useAutocomplete'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { findAddressProblem, parseAddresses } from '../../../lib/addresses/addresses.ts'
import { announce } from '../../../lib/announcer/announce.ts'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { ChipField } from '../choice/ChipField.tsx'
import { FieldChip } from '../choice/FieldChip.tsx'
import { toInputProps } from '../choice/toInputProps.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import { type BoxFieldProps, type BoxTexts, useFieldBox } from '../useFieldBox.ts'

const MAX_NAMED = 3
const SEPARATORS = /[,;\s]/

export type AddressBoxProps = BoxTexts &
  BoxFieldProps & {
    /** Includes invalid addresses, which stay marked until the user fixes or removes them. */
    value: readonly string[]
    onChange: (value: readonly string[]) => void
    placeholder?: string
  }

type ListOptions = Pick<AddressBoxProps, 'value' | 'onChange'> & { id: string; isStopped: boolean }

function useAddressList({ id, isStopped, value, onChange }: ListOptions) {
  const { t } = useInputTranslation()
  const [inputText, setInputText] = useState('')
  // MUI clears the input whenever this array's identity changes.
  const addresses = useMemo(() => [...value], [value])
  const add = (text: string) => {
    setInputText('')
    const parsedAddresses = parseAddresses(text)
    const newAddresses = [...new Set(parsedAddresses)].filter((address) => !value.includes(address))
    if (parsedAddresses.length > newAddresses.length)
      announce(t('inputs.addresses.again', { count: parsedAddresses.length - newAddresses.length }))
    else if (newAddresses.length > 1) announce(t('inputs.addresses.added', { count: newAddresses.length }))
    if (newAddresses.length > 0) onChange([...value, ...newAddresses])
  }
  const remove = (address: string) => {
    announce(t('inputs.addresses.removed', { address }))
    onChange(value.filter((item) => item !== address))
  }

  const list = useAutocomplete<string, true, false, true>({
    id,
    multiple: true,
    freeSolo: true,
    open: false,
    readOnly: isStopped,
    options: [],
    value: addresses,
    inputValue: inputText,
    onInputChange: (_, next, reason) => {
      if (reason !== 'input') setInputText(next)
      else if (SEPARATORS.test(next)) add(next)
      else setInputText(next)
    },
    onChange: (_, next, reason) => {
      if (reason === 'createOption') add(inputText)
      else
        for (const removedAddress of value.filter((address) => !next.includes(address)))
          remove(removedAddress)
    },
  })
  const edit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter ends an address and must not submit the form.
    event.preventDefault()
    const address = value[list.focusedItem]
    if (address === undefined || isStopped) return
    onChange(value.filter((item) => item !== address))
    setInputText(address)
  }
  return { list, typed: inputText, add, remove, edit }
}

export function AddressBox({ value, onChange, placeholder, ...rest }: AddressBoxProps) {
  const { name, onBlur, inputRef, ...texts } = rest
  const { t } = useInputTranslation()
  const getProblem = (address: string) => {
    const fault = findAddressProblem(address)
    return fault === null ? undefined : t(`inputs.addresses.${fault}`)
  }
  const invalidAddresses = value.filter((address) => findAddressProblem(address) !== null)
  const { id, isStopped, frame, control } = useFieldBox({
    ...texts,
    error:
      invalidAddresses.length > 0
        ? [texts.error, formatWrongAddresses()].filter(Boolean).join('\n')
        : texts.error,
  })

  function formatWrongAddresses(): string {
    const named = invalidAddresses
      .slice(0, MAX_NAMED)
      .map((address) => `${address}: ${getProblem(address) ?? ''}.`)
    return [t('inputs.addresses.wrong', { count: invalidAddresses.length }), ...named].join(' ')
  }

  const { list, typed, add, remove, edit } = useAddressList({ id, isStopped, value, onChange })
  const { role: _role, ...input } = list.getInputProps()
  return (
    <FieldFrame {...frame}>
      <div {...list.getRootProps({ onKeyDown: edit })}>
        <ChipField
          ref={list.setAnchorEl}
          fullWidth
          onPaste={(event) => {
            const text = event.clipboardData.getData('text')
            // Splits pasted lines, because a single-line input would join them.
            if (isStopped || !SEPARATORS.test(text.trim())) return
            event.preventDefault()
            add(`${typed}${text}`)
          }}
          startAdornment={value.map((address, index) => (
            <FieldChip
              key={address}
              label={address}
              index={index}
              problem={getProblem(address)}
              onRemove={isStopped ? undefined : () => remove(address)}
            />
          ))}
          {...toInputProps(
            { ...input, inputMode: 'email', 'aria-autocomplete': undefined, 'aria-expanded': undefined },
            control,
            {
              name,
              inputRef,
              onBlur: () => {
                if (typed.trim() !== '') add(typed)
                onBlur?.()
              },
            },
            value.length === 0 ? placeholder : undefined,
          )}
        />
      </div>
    </FieldFrame>
  )
}
