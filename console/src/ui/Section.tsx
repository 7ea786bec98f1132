import type { ReactNode } from 'react'
import { Panel } from './Panel.tsx'

type Props = {
  title: string
  /** How many rows there are in all. */
  count?: number | undefined
  tools?: ReactNode
  children: ReactNode
}

/** A table in its card, under its heading, how many it holds, and what searches and exports it. */
export function Section({ title, count, tools, children }: Props) {
  return (
    <Panel title={title} count={count} aside={tools} flush>
      {children}
    </Panel>
  )
}
