import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from './ActionButton.tsx'
import type { Action } from './action.ts'

type Props = {
  label: string
  ids: readonly number[]
  value: readonly number[]
  onChange: (selectedIds: number[]) => void
  disabledReason?: string | undefined
  flush?: boolean
}

export function SelectAllButton({ label, ids, value, onChange, disabledReason, flush = false }: Props) {
  const { t } = useTranslation()
  const container = useRef<HTMLSpanElement>(null)
  const selectedIds = new Set(value)
  const unselectedIds = ids.filter((id) => !selectedIds.has(id))
  const clear = () => {
    const ownIds = new Set(ids)
    onChange(value.filter((id) => !ownIds.has(id)))
    // The pressed button may disappear, so the focus moves to the first button.
    container.current?.querySelector('button')?.focus()
  }
  const selectAction: Action = { key: 'choose', label, onRun: () => onChange([...value, ...unselectedIds]) }
  const clearAction: Action = { key: 'none', label: t('ui.selectNone'), onRun: clear }
  const actions = [
    ...(unselectedIds.length > 0 ? [selectAction] : []),
    ...(unselectedIds.length < ids.length ? [clearAction] : []),
  ]
  return (
    <span ref={container}>
      {actions.map((action, index) => (
        <ActionButton
          // The key is the position, so that a pressed button keeps the focus.
          // biome-ignore lint/suspicious/noArrayIndexKey: intended, see above
          key={index}
          look="text"
          size="small"
          flush={flush && index === 0}
          action={{ ...action, disabledReason }}
        />
      ))}
    </span>
  )
}
