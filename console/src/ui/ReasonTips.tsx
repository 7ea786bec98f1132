import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { ReasonTip } from './DisabledReason.tsx'

/** Inside it every refused control says why. Stands around all that signed-in people see. */
export function ReasonTips({ children }: { children: ReactNode }) {
  return <ReasonTip value={Tooltip}>{children}</ReasonTip>
}
