import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { type Action, getVisibleActions } from '../../ui/buttons/action.ts'
import type { FinderResult } from './finder.ts'
import { OptionGroup, PaletteOption } from './parts.tsx'

type Props = { result: FinderResult; container: HTMLElement | null; onClose: () => void }

export function PaletteActions({ result, container, onClose }: Props) {
  const navigate = useNavigate()
  const runAction = ({ to, newTab, onRun }: Action) => {
    onClose()
    if (to === undefined) onRun?.()
    else if (newTab) window.open(to, '_blank', 'noopener')
    else void navigate(to)
  }
  return result.actions?.((actions) =>
    container === null
      ? null
      : createPortal(
          <OptionGroup label={result.name}>
            {getVisibleActions(actions).map((action) => (
              <PaletteOption
                key={action.key}
                label={action.label}
                icon={action.icon}
                detail={action.disabledReason ?? action.hint}
                isRefused={action.disabledReason !== undefined}
                isDanger={action.danger === true}
                onSelect={() => runAction(action)}
              />
            ))}
          </OptionGroup>,
          container,
        ),
  )
}
