import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useRoot } from './RootContext.tsx'

type Props = { children: (now: Date) => ReactNode }

/** What depends on the server's time, where what is around it is no observer, as in the cell of a table. */
export const AtNow = observer(function AtNow({ children }: Props) {
  return children(useRoot().clock.now())
})
