import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from './ActionButton.tsx'
import type { Action } from './action.ts'

type Props = {
  label: string
  /** Those that can be chosen here; others stay as they are. */
  ids: readonly number[]
  value: readonly number[]
  onChange: (chosen: number[]) => void
  disabledReason?: string | undefined
  flush?: boolean
}

/** Chooses all of several boxes, and clears them from the first chosen one on. */
export function ChooseAll({ label, ids, value, onChange, disabledReason, flush = false }: Props) {
  const { t } = useTranslation()
  const place = useRef<HTMLSpanElement>(null)
  const chosen = new Set(value)
  const left = ids.filter((id) => !chosen.has(id))
  const clear = () => {
    const own = new Set(ids)
    onChange(value.filter((id) => !own.has(id)))
    // The pressed button may go; the first one stays.
    place.current?.querySelector('button')?.focus()
  }
  const choose: Action = { key: 'choose', label, onRun: () => onChange([...value, ...left]) }
  const none: Action = { key: 'none', label: t('ui.selectNone'), onRun: clear }
  const actions = [...(left.length > 0 ? [choose] : []), ...(left.length < ids.length ? [none] : [])]
  return (
    <span ref={place}>
      {actions.map((action, at) => (
        <ActionButton
          // The same place is the same button: who pressed it stays on it.
          // biome-ignore lint/suspicious/noArrayIndexKey: as the line above says
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
