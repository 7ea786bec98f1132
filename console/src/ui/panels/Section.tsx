import type { ReactNode } from 'react'
import { Panel } from './Panel.tsx'

type Props = {
  title: string
  headingLevel?: 2 | 4
  count?: number | null | undefined
  tools?: ReactNode
  filters?: ReactNode
  children: ReactNode
}

export function Section({ title, headingLevel = 2, count, tools, filters, children }: Props) {
  return (
    <Panel title={title} headingLevel={headingLevel} count={count} aside={tools} filters={filters} flush>
      {children}
    </Panel>
  )
}
