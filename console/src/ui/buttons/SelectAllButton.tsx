import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from './ActionButton.tsx'
import type { Action } from './action.ts'

type Props = {
  label: string
  ids: readonly number[]
  value: readonly number[]
  onChange: (chosen: number[]) => void
  disabledReason?: string | undefined
  flush?: boolean
}

export function SelectAllButton({ label, ids, value, onChange, disabledReason, flush = false }: Props) {
  const { t } = useTranslation()
  const place = useRef<HTMLSpanElement>(null)
  const chosen = new Set(value)
  const left = ids.filter((id) => !chosen.has(id))
  const clear = () => {
    const own = new Set(ids)
    onChange(value.filter((id) => !own.has(id)))
    // The pressed button may disappear, so the focus moves to the first button.
    place.current?.querySelector('button')?.focus()
  }
  const choose: Action = { key: 'choose', label, onRun: () => onChange([...value, ...left]) }
  const none: Action = { key: 'none', label: t('ui.selectNone'), onRun: clear }
  const actions = [...(left.length > 0 ? [choose] : []), ...(left.length < ids.length ? [none] : [])]
  return (
    <span ref={place}>
      {actions.map((action, at) => (
        <ActionButton
          // The key is the position, so that a pressed button keeps the focus.
          // biome-ignore lint/suspicious/noArrayIndexKey: intended, see above
          key={at}
          look="text"
          size="small"
          flush={flush && at === 0}
          action={{ ...action, disabledReason }}
        />
      ))}
    </span>
  )
}
