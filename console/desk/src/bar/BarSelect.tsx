import { useEffect, useId, useRef } from 'react'
import type { Option } from '../../../src/ui/form/select/options.ts'
import { type SelectState, useSelect } from '../../../src/ui/form/select/useSelect.ts'

const EDGE_PX = 8

type ListProps = { select: SelectState; options: readonly Option[] }

function BarList({ select, options }: ListProps) {
  const { active, button, listProps, getOptionProps } = select
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active !== undefined) list.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const right = window.innerWidth - (button?.getBoundingClientRect().right ?? 0)
  return (
    <div {...listProps} ref={list} style={{ right: Math.max(EDGE_PX, right) }}>
      {options.map((option) => (
        <div
          key={option.value}
          className={option.value === active ? 'active' : undefined}
          {...getOptionProps(option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  )
}

type Props = {
  label: string
  value: string
  options: readonly Option[]
  placeholder?: string
  onChange: (value: string) => void
  onOpen?: () => void
}

/** The console's select without its styles, which don't reach the bar's shadow root. */
export function BarSelect({ label, value, options, placeholder, onChange, onOpen }: Props) {
  const id = useId()
  const select = useSelect({ id, label, value, options, onChange })
  const { setButton, close, buttonProps, isOpen } = select
  return (
    <>
      <button
        {...buttonProps}
        ref={setButton}
        className="extra"
        aria-label={label}
        onFocus={onOpen}
        onBlur={close}
      >
        {options.find((option) => option.value === value)?.label ?? placeholder}
      </button>
      {isOpen && <BarList select={select} options={options} />}
    </>
  )
}
