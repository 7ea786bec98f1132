import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'

type Props = { reason: string | undefined; children: ReactElement }

/** Says why the control inside is refused, on pointing and on focus; the control keeps its own name. */
export function DisabledReason({ reason, children }: Props) {
  // Always the same tree: the control must not lose the focus when its reason comes or goes.
  return (
    <Tooltip title={reason ?? ''} describeChild disableHoverListener={!reason}>
      {children}
    </Tooltip>
  )
}
