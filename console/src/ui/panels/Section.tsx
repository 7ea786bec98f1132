import type { ReactNode } from 'react'
import { ListTools } from '../table/filters/ListTools.tsx'
import { Panel } from './Panel.tsx'

type Props = {
  title: string
  headingLevel?: 2 | 4
  count?: number | null | undefined
  search?: ReactNode
  tools?: ReactNode
  /** Moves the search and the tools to a line of their own. */
  filters?: ReactNode
  children: ReactNode
}

export function Section({ title, headingLevel = 2, count, search, tools, filters, children }: Props) {
  const aside = (search || tools) && (
    <>
      {search}
      {tools}
    </>
  )
  return (
    <Panel title={title} headingLevel={headingLevel} count={count} aside={filters ? undefined : aside} flush>
      {filters && (
        <ListTools search={search} filters={filters}>
          {tools}
        </ListTools>
      )}
      {children}
    </Panel>
  )
}
