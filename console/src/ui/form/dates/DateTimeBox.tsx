import { Suspense } from 'react'
import { createLazyPart } from '../../lazyPart.tsx'
import { FieldSkeleton } from '../FieldSkeleton.tsx'
import type { MomentBoxProps } from './types.ts'

const DateTimeField = createLazyPart(async () => (await import('./DateTimeField.tsx')).DateTimeField)

export function DateTimeBox(props: MomentBoxProps) {
  return (
    <Suspense fallback={<FieldSkeleton texts={props} hasZone />}>
      <DateTimeField {...props} />
    </Suspense>
  )
}
