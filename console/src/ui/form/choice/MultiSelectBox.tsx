import CheckBoxIcon from 'virtual:icon/CheckBox'
import Blank from 'virtual:icon/CheckBoxOutlineBlank'
import Close from 'virtual:icon/Close'
import Some from 'virtual:icon/IndeterminateCheckBox'
import { styled } from '@mui/material/styles'
import useAutocomplete from '@mui/material/useAutocomplete'
import { useMemo } from 'react'
import { useResultsAnnouncement } from '../../announcer/useResultsAnnouncement.ts'
import { typeScale as scale } from '../../theme/tokens.ts'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import { type BoxFieldProps, type BoxTexts, useFieldBox } from '../useFieldBox.ts'
import { ChipField } from './ChipField.tsx'
import { ChoiceLine, ChoiceList, Detail } from './ChoiceList.tsx'
import { FieldChip, PlainChip } from './FieldChip.tsx'
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

const CountText = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  paddingLeft: 8,
  fontSize: scale.size.tiny,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
}))

const MAX_CHIPS = 6
const ALL_VALUE = '\u0000all'
const NONE_VALUE = '\u0000none'

export type MultiSelectBoxProps = BoxTexts &
  BoxFieldProps & {
    value: readonly string[]
    onChange: (value: readonly string[]) => void
    choices: readonly Choice[] | undefined
    placeholder?: string
  }

const selectEnabledLines = (lines: readonly Line[]) =>
  lines.filter((line) => !isDisabled(line) && line.action === undefined)

type SelectionOptions = Pick<MultiSelectBoxProps, 'value' | 'onChange'> & {
  id: string
  isRefused: boolean
  all: readonly Choice[]
}

function useMultiSelect({ id, isRefused, all, value, onChange }: SelectionOptions) {
  const { t } = useInputTranslation()
  const selectedValues = new Set(value)
  // MUI clears the input whenever this array's identity changes.
  const stableValue = useMemo(() => [...value], [value])
  const list = useAutocomplete<Line, true, false, false, string>({
    id,
    multiple: true,
    disableCloseOnSelect: true,
    disabledItemsFocusable: true,
    openOnFocus: false,
    readOnly: isRefused,
    options: all,
    value: stableValue,
    getOptionLabel: getLineLabel,
    getOptionKey: getLineKey,
    getOptionValue: getLineKey,
    getOptionDisabled: isDisabled,
    filterOptions: (lines, { inputValue }) => {
      const matchingLines = filterLines(lines, inputValue)
      const selectable = selectEnabledLines(matchingLines)
      const count = selectable.length
      const label = t(inputValue === '' ? 'inputs.choice.all' : 'inputs.choice.allFound', { count })
      const selectAllLines: Line[] = count > 1 ? [{ value: ALL_VALUE, label, action: 'all' }] : []
      const hasSelected = selectable.some((line) => selectedValues.has(line.value))
      const clearLines: Line[] = hasSelected
        ? [{ value: NONE_VALUE, label: t('ui.selectNone'), action: 'none' }]
        : []
      return [...selectAllLines, ...clearLines, ...matchingLines.slice(0, MAX_LINES)]
    },
    onChange: (_, next, _reason, details) => {
      if (details?.option.action === 'all') toggleAll()
      else if (details?.option.action === 'none') clear()
      else if (!details || !isDisabled(details.option)) onChange(next)
    },
  })
  const matchingChoices = filterLines(all, list.inputValue)
  const toggledValues = selectEnabledLines(matchingChoices).map((line) => line.value)
  const selectedCount = toggledValues.filter((item) => selectedValues.has(item)).length
  const clear = () => {
    const toggledSet = new Set(toggledValues)
    onChange(value.filter((item) => !toggledSet.has(item)))
  }
  const toggleAll = () =>
    selectedCount === toggledValues.length ? clear() : onChange([...new Set([...value, ...toggledValues])])
  const isChosen = (line: Line) =>
    line.action === 'all' ? selectedCount === toggledValues.length : selectedValues.has(line.value)
  const getIcon = (line: Line) => {
    if (line.action === 'none') return Close
    if (isChosen(line)) return CheckBoxIcon
    return line.action === 'all' && selectedCount > 0 ? Some : Blank
  }
  return { list, fitting: matchingChoices, isChosen, getIcon }
}

export function MultiSelectBox({ value, onChange, choices, placeholder, ...rest }: MultiSelectBoxProps) {
  const { name, onBlur, inputRef, ...texts } = rest
  const { t } = useInputTranslation()
  const { id, isStopped: isRefused, frame, control } = useFieldBox(texts)
  const all = choices ?? []
  const choicesByValue = new Map(all.map((choice) => [choice.value, choice]))
  const { list, fitting, isChosen, getIcon } = useMultiSelect({ id, isRefused, all, value, onChange })
  useResultsAnnouncement(
    { search: list.inputValue },
    {
      count: list.popupOpen && choices ? fitting.length : undefined,
      emptyText: t('inputs.choice.none', { typed: list.inputValue }),
      isFirstAnnounced: true,
    },
  )
  const hiddenCount = Math.max(0, value.length - MAX_CHIPS)
  return (
    <FieldFrame {...frame}>
      <div {...list.getRootProps()}>
        <ChipField
          ref={list.setAnchorEl}
          fullWidth
          startAdornment={
            <>
              {hiddenCount > 0 && <PlainChip>{t('inputs.choice.more', { count: hiddenCount })}</PlainChip>}
              {value.slice(hiddenCount).map((item, index) => (
                <FieldChip
                  key={item}
                  label={choicesByValue.get(item)?.label ?? item}
                  index={hiddenCount + index}
                  onRemove={
                    isRefused
                      ? undefined
                      : () => onChange(value.filter((selectedItem) => selectedItem !== item))
                  }
                />
              ))}
            </>
          }
          endAdornment={
            choices && <CountText>{t('inputs.choice.count', { n: value.length, m: all.length })}</CountText>
          }
          {...toInputProps(
            list.getInputProps(),
            control,
            { name, onBlur, inputRef },
            value.length === 0 ? placeholder : undefined,
          )}
        />
      </div>
      <ChoiceList
        anchor={list.anchorEl}
        open={list.popupOpen && !isRefused}
        list={{ ...list.getListboxProps(), 'aria-multiselectable': true }}
        isLoading={choices === undefined}
        note={getNote()}
      >
        {list.groupedOptions.map((line, index) => {
          const { key, ...option } = list.getOptionProps({ option: line, index })
          const Icon = getIcon(line)
          return (
            <ChoiceLine key={key} {...option} aria-selected={isChosen(line)}>
              <Icon aria-hidden />
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
    if (choices === undefined) return t('ui.loading')
    if (fitting.length === 0) return t('inputs.choice.none', { typed: list.inputValue })
    return fitting.length > MAX_LINES
      ? t('inputs.choice.searchOn', { count: fitting.length - MAX_LINES })
      : undefined
  }
}
