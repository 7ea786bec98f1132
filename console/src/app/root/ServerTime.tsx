import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useRoot } from './RootContext.tsx'

type Props = { children: (now: Date) => ReactNode }

export const ServerTime = observer(function ServerTime({ children }: Props) {
  return children(useRoot().clock.now())
})
