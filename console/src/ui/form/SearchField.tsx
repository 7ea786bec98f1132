import Close from 'virtual:icon/Close'
import Search from 'virtual:icon/Search'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  value: string
  onChange: (value: string) => void
  label: string
  /** Debounce, ms (S0 section 9); 0 if the store debounces. */
  delay?: number
  autoFocus?: boolean
}

export function SearchField({ value, onChange, label, delay = 500, autoFocus = false }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const [sentValue, setSentValue] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Only external changes, such as Back or a cleared filter, replace the typed text.
  if (value !== lastValue) {
    setLastValue(value)
    setSentValue(value)
    if (value !== sentValue) setText(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (next: string) => {
    clearTimeout(timer.current)
    setSentValue(next)
    onChange(next)
  }
  const handleInput = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    if (delay === 0) send(next)
    else timer.current = setTimeout(() => send(next), delay)
  }
  const clear = () => {
    setText('')
    send('')
    input.current?.focus()
  }
  return (
    <OutlinedInput
      type="search"
      autoFocus={autoFocus}
      inputRef={input}
      value={text}
      placeholder={label}
      onChange={(event) => handleInput(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(text)
        if (event.key === 'Escape' && text !== '') {
          // Keeps a surrounding dialog or menu open.
          event.stopPropagation()
          clear()
        }
      }}
      startAdornment={<Search aria-hidden fontSize="small" sx={{ mr: 1, color: 'text.secondary' }} />}
      endAdornment={
        text !== '' && (
          <IconButton size="small" edge="end" aria-label={t('ui.clear')} onClick={clear}>
            <Close fontSize="small" />
          </IconButton>
        )
      }
      slotProps={{ input: { 'aria-label': label } }}
      sx={{
        width: '100%',
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  )
}
