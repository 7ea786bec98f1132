import type { TooltipProps } from '@mui/material/Tooltip'
import { type ComponentType, createContext, type ReactElement, useContext } from 'react'

/** How a reason is shown. Nothing by default: a tooltip weighs a tenth of the sign-in page, which has none. */
export const ReasonTip = createContext<ComponentType<TooltipProps> | null>(null)

type Props = { reason: string | undefined; children: ReactElement }

/** Says why the control inside is refused, on pointing and on focus; the control keeps its own name. */
export function DisabledReason({ reason, children }: Props) {
  const Tip = useContext(ReasonTip)
  if (!Tip) return children
  // Always the same tree: the control must not lose the focus when its reason comes or goes.
  return (
    <Tip title={reason ?? ''} describeChild disableHoverListener={!reason}>
      {children}
    </Tip>
  )
}
