import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { type Action, getVisibleActions } from '../../ui/buttons/action.ts'
import type { FinderResult } from './finder.ts'
import { Option, Options } from './parts.tsx'

type Props = { found: FinderResult; place: HTMLElement | null; onClose: () => void }

export function PaletteActions({ found, place, onClose }: Props) {
  const navigate = useNavigate()
  const take = ({ to, newTab, onRun }: Action) => {
    onClose()
    if (to === undefined) onRun?.()
    else if (newTab) window.open(to, '_blank', 'noopener')
    else void navigate(to)
  }
  return found.actions?.((actions) =>
    place === null
      ? null
      : createPortal(
          <Options label={found.name}>
            {getVisibleActions(actions).map((action) => (
              <Option
                key={action.key}
                label={action.label}
                icon={action.icon}
                detail={action.disabledReason ?? action.hint}
                isRefused={action.disabledReason !== undefined}
                isDanger={action.danger === true}
                onTake={() => take(action)}
              />
            ))}
          </Options>,
          place,
        ),
  )
}
