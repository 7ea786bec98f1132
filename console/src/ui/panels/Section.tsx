import type { ReactNode } from 'react'
import { Panel } from './Panel.tsx'

type Props = {
  title: string
  count?: number | undefined
  tools?: ReactNode
  children: ReactNode
}

export function Section({ title, count, tools, children }: Props) {
  return (
    <Panel title={title} count={count} aside={tools} flush>
      {children}
    </Panel>
  )
}
