import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { findNextOption, findTypedOption, type Option } from './options.ts'

const TYPING_PAUSE_MS = 600

export type SelectParams = {
  id: string
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

const isPrintable = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

function useTypedText() {
  const typed = useRef({ text: '', at: 0 })
  const isTyping = () => typed.current.text !== '' && Date.now() - typed.current.at < TYPING_PAUSE_MS
  const add = (character: string) => {
    const text = (isTyping() ? typed.current.text : '') + character
    typed.current = { text, at: Date.now() }
    return text
  }
  return { isTyping, add }
}

function useOutsidePress(button: HTMLElement | null, listId: string, isOpen: boolean, close: () => void) {
  const handlePress = useEffectEvent((event: Event) => {
    const path = event.composedPath()
    const isInside = path.some((part) => part === button || (part instanceof Element && part.id === listId))
    if (!isInside) close()
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('pointerdown', handlePress, true)
    return () => document.removeEventListener('pointerdown', handlePress, true)
  }, [isOpen])
}

/** The focus stays on the button; the list's active option is its active descendant. */
export function useSelect({ id, label, value, options, onChange }: SelectParams) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string | undefined>(undefined)
  const typed = useTypedText()
  const listId = `${id}-list`
  const getOptionId = (option: string) => `${listId}-${encodeURIComponent(option)}`
  const close = () => setOpen(false)
  useOutsidePress(button, listId, isOpen, close)

  const open = (start = value) => {
    const isThere = options.some((option) => option.value === start && !option.disabled)
    setActive(isThere ? start : findNextOption(options, undefined, 'Home')?.value)
    setOpen(true)
  }
  const select = (next: string | undefined) => {
    close()
    const option = options.find((candidate) => candidate.value === next)
    if (option && !option.disabled && option.value !== value) onChange(option.value)
  }

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event
    const current = isOpen ? active : value
    const use = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (key === 'Escape' && isOpen) {
      use()
      close()
    } else if (key === 'Enter' || (key === ' ' && !typed.isTyping())) {
      use()
      if (isOpen) select(active)
      else open()
    } else if (isPrintable(event)) {
      use()
      open(findTypedOption(options, current, typed.add(key))?.value ?? current)
    } else {
      const next = findNextOption(options, current, key)
      if (next === undefined) return
      use()
      if (isOpen) setActive(next.value)
      else open(key === 'Home' || key === 'End' ? next.value : value)
    }
  }

  return {
    button,
    isOpen,
    active,
    close,
    setButton,
    buttonProps: {
      id,
      type: 'button',
      role: 'combobox',
      value,
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active !== undefined ? getOptionId(active) : undefined,
      onKeyDown: handleKey,
      onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
        // Safari doesn't focus buttons on press.
        currentTarget.focus()
        if (isOpen) close()
        else open()
      },
    },
    listProps: {
      id: listId,
      role: 'listbox',
      'aria-label': label,
      // Keeps the focus on the button, because the list closes when the button loses it.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    getOptionProps: (option: Option) => ({
      id: getOptionId(option.value),
      role: 'option',
      'data-value': option.value,
      'aria-selected': option.value === value,
      'aria-disabled': option.disabled || undefined,
      onClick: () => {
        if (!option.disabled) select(option.value)
      },
      onPointerMove: () => {
        if (!option.disabled && option.value !== active) setActive(option.value)
      },
    }),
  } as const
}

export type SelectState = ReturnType<typeof useSelect>
