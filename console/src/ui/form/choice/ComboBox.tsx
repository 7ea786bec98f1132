import Add from 'virtual:icon/Add'
import ExpandMore from 'virtual:icon/ExpandMore'
import Refresh from 'virtual:icon/Refresh'
import { foldName } from '@heed/contracts'
import OutlinedInput from '@mui/material/OutlinedInput'
import useAutocomplete from '@mui/material/useAutocomplete'
import { useState } from 'react'
import { useAnnouncement } from '../../announcer/useAnnouncement.ts'
import { useResultsAnnouncement } from '../../announcer/useResultsAnnouncement.ts'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import { type BoxFieldProps, type BoxTexts, useFieldBox } from '../useFieldBox.ts'
import { ChoiceLine, ChoiceList, Detail } from './ChoiceList.tsx'
import { toInputProps } from './toInputProps.ts'
import {
  type Choice,
  filterLines,
  getLineKey,
  getLineLabel,
  isDisabled,
  type Line,
  MAX_LINES,
} from './types.ts'
import { type LoadChoices, useChoices } from './useChoices.ts'

const icons = { create: Add, again: Refresh }

export type ComboBoxProps = BoxTexts &
  BoxFieldProps & {
    value: Choice | null
    onChange: (value: Choice | null) => void
    /** If this is a loader function, its identity must not change between renders. */
    choices: readonly Choice[] | LoadChoices
    onCreate?: (text: string) => void
    placeholder?: string
  }

type ListOptions = Pick<ComboBoxProps, 'value' | 'onChange'> & {
  id: string
  isRefused: boolean
  source: ComboBoxProps['choices']
  onCreate: ((newText: string) => void) | undefined
}

function useComboList({ id, isRefused, source, value, onChange, onCreate }: ListOptions) {
  const { t } = useInputTranslation()
  const [inputText, setInputText] = useState(value?.label ?? '')
  const [open, setOpen] = useState(false)
  const search = inputText === value?.label ? '' : inputText.trim()
  const { choices, isLoading, error, again: retry } = useChoices(source, search, open)
  const matchingLines = typeof source === 'function' ? choices : filterLines(choices, search)
  const isNew = search !== '' && !matchingLines.some(({ label }) => foldName(label) === foldName(search))
  const lines: Line[] = isLoading
    ? []
    : [
        ...matchingLines.slice(0, MAX_LINES),
        ...(onCreate && isNew && error === undefined
          ? [
              {
                value: '\u0000create',
                label: t('inputs.choice.create', { typed: search }),
                action: 'create' as const,
              },
            ]
          : []),
        ...(error === undefined
          ? []
          : [{ value: '\u0000again', label: t('ui.tryAgain'), action: 'again' as const }]),
      ]

  const list = useAutocomplete<Line>({
    id,
    autoHighlight: true,
    disabledItemsFocusable: true,
    readOnly: isRefused,
    options: lines,
    filterOptions: (options) => options,
    value,
    inputValue: inputText,
    open,
    isOptionEqualToValue: (line, selectedLine) => line.value === selectedLine.value,
    getOptionLabel: getLineLabel,
    getOptionKey: getLineKey,
    getOptionDisabled: isDisabled,
    onOpen: () => setOpen(!isRefused),
    onClose: (_, reason) => {
      // “Try again” selects nothing, so the list must stay open.
      if (!(reason === 'selectOption' && error !== undefined)) setOpen(false)
    },
    onInputChange: (_, next, reason) => {
      const isAction = lines.some(({ action, label }) => action && label === next)
      if (!(isAction && reason === 'selectOption')) setInputText(next)
    },
    onChange: (_, next) => {
      if (next?.action === 'again') retry()
      else if (next?.action === 'create') onCreate?.(search)
      else if (!next || !isDisabled(next)) onChange(next)
    },
  })
  return { list, search, fits: matchingLines, isLoading, error }
}

export function ComboBox({ value, onChange, choices, onCreate, placeholder, ...rest }: ComboBoxProps) {
  const { name, onBlur, inputRef, ...texts } = rest
  const { t } = useInputTranslation()
  const { id, isStopped: isRefused, frame, control } = useFieldBox(texts)
  const {
    list,
    search,
    fits: matchingLines,
    isLoading,
    error,
  } = useComboList({
    id,
    isRefused,
    source: choices,
    value,
    onChange,
    onCreate,
  })
  useResultsAnnouncement(
    { search },
    {
      count: list.popupOpen && !isLoading && error === undefined ? matchingLines.length : undefined,
      emptyText: t('inputs.choice.none', { typed: search }),
      isFirstAnnounced: true,
    },
  )
  useAnnouncement(list.popupOpen ? error : undefined)
  return (
    <FieldFrame {...frame}>
      <div {...list.getRootProps()}>
        <OutlinedInput
          ref={list.setAnchorEl}
          fullWidth
          endAdornment={<ExpandMore aria-hidden sx={{ color: 'text.secondary', fontSize: '1.25rem' }} />}
          {...toInputProps(list.getInputProps(), control, { name, onBlur, inputRef }, placeholder)}
        />
      </div>
      <ChoiceList
        anchor={list.anchorEl}
        open={list.popupOpen}
        list={list.getListboxProps()}
        isLoading={isLoading}
        note={getNote()}
        noteFirst={error !== undefined}
      >
        {list.groupedOptions.map((line, index) => {
          const { key, ...option } = list.getOptionProps({ option: line, index })
          const Icon = line.action === 'create' || line.action === 'again' ? icons[line.action] : undefined
          return (
            <ChoiceLine key={key} {...option}>
              {Icon && <Icon aria-hidden />}
              <span>
                {line.label}
                <Detail>{line.disabledReason ?? line.detail}</Detail>
              </span>
            </ChoiceLine>
          )
        })}
      </ChoiceList>
    </FieldFrame>
  )

  function getNote(): string | undefined {
    if (isLoading) return t('ui.loading')
    if (error !== undefined) return error
    if (matchingLines.length === 0) return t('inputs.choice.none', { typed: search })
    return matchingLines.length > MAX_LINES
      ? t('inputs.choice.searchOn', { count: matchingLines.length - MAX_LINES })
      : undefined
  }
}
