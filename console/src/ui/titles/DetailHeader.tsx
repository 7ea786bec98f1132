import type { ComponentProps } from 'react'
import { EditableTitle } from './EditableTitle.tsx'
import { PageHeader } from './PageHeader.tsx'
import type { Rename } from './useRename.ts'

type Props = Omit<ComponentProps<typeof PageHeader>, 'title' | 'heading'> & {
  title: string
  rename?: Rename | undefined
}

export function DetailHeader({ title, rename, ...rest }: Props) {
  return <PageHeader {...rest} title={title} heading={<EditableTitle title={title} rename={rename} />} />
}
