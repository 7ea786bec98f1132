import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useFormats } from '../../formats.ts'
import { radiiPx, shadow, sizes, TOUCH_QUERY, tabularNumbers, typeScale } from '../../theme/tokens.ts'
import { groupOptions, type Option } from './options.ts'
import type { SelectState } from './useSelect.ts'

const PADDING_PX = 6

const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  boxSizing: 'border-box',
  margin: '4px 0',
  padding: PADDING_PX,
  maxWidth: 'min(28rem, 92vw)',
  maxHeight: 'min(22rem, 45vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: theme.vars.palette.surface.raised,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.card,
  boxShadow: shadow.float,
}))

const GroupName = styled('div')(({ theme }) => ({
  padding: '8px 10px 4px',
  fontSize: typeScale.size.tiny,
  fontWeight: typeScale.weight.medium,
  color: theme.vars.palette.text.muted,
}))

const OptionLine = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: sizes.control,
  padding: '6px 10px',
  borderRadius: radiiPx.tag,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&.Mui-focused': { backgroundColor: theme.vars.palette.surface.hover },
  '&[aria-selected="true"]': {
    color: theme.vars.palette.primary.main,
    fontWeight: typeScale.weight.medium,
    backgroundColor: theme.vars.palette.soft.primary,
  },
  '&[aria-selected="true"].Mui-focused': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}` },
  '&[aria-disabled="true"]': { cursor: 'not-allowed', color: theme.vars.palette.text.disabled },
  [TOUCH_QUERY]: { minHeight: sizes.touch },
}))

const Count = styled('span')(({ theme }) => ({
  marginInlineStart: 'auto',
  paddingInlineStart: 24,
  fontSize: typeScale.size.tiny,
  fontWeight: typeScale.weight.regular,
  color: theme.vars.palette.text.secondary,
  ...tabularNumbers,
}))

export type SelectListProps = {
  select: SelectState
  options: readonly Option[]
  onClose: () => void
}

/** Not `scrollIntoView`, which would also scroll the page. */
function scrollToActive(list: HTMLElement): void {
  const line = list.querySelector<HTMLElement>('.Mui-focused')
  if (!line) return
  const { offsetTop, offsetHeight } = line
  const bottom = offsetTop + offsetHeight + PADDING_PX
  if (offsetTop - PADDING_PX < list.scrollTop) list.scrollTop = offsetTop - PADDING_PX
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}

function OptionSheet({ select, options }: Omit<SelectListProps, 'onClose'>) {
  const { active, button, listProps, getOptionProps } = select
  const sheet = useRef<HTMLDivElement>(null)
  const formats = useFormats()
  useEffect(() => {
    if (sheet.current && active !== undefined) scrollToActive(sheet.current)
  }, [active])
  const renderOption = (option: Option) => (
    <OptionLine
      key={option.value}
      className={option.value === active ? 'Mui-focused' : undefined}
      {...getOptionProps(option)}
    >
      {/* Keeps an empty label's line as high as the others. */}
      {option.label || '\u00A0'}
      {option.count !== undefined && <Count> {formats.number(option.count)}</Count>}
    </OptionLine>
  )
  return (
    <Sheet {...listProps} ref={sheet} style={{ minWidth: button?.offsetWidth }}>
      {groupOptions(options).map(({ name, options: lines }) =>
        name === undefined ? (
          lines.map(renderOption)
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't allowed in a listbox
          <div key={name} role="group" aria-label={name}>
            <GroupName aria-hidden>{name}</GroupName>
            {lines.map(renderOption)}
          </div>
        ),
      )}
    </Sheet>
  )
}

export function SelectList({ onClose: _, ...sheet }: SelectListProps) {
  const { button, isOpen } = sheet.select
  return (
    <Popper
      role="presentation"
      open={isOpen && button !== null}
      anchorEl={button}
      placement="bottom-start"
      sx={{ zIndex: 'modal' }}
    >
      <OptionSheet {...sheet} />
    </Popper>
  )
}
