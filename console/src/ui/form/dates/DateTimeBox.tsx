import { Suspense } from 'react'
import { lazyPart } from '../../lazyPart.tsx'
import { FieldSkeleton } from '../FieldSkeleton.tsx'
import type { MomentBoxProps } from './types.ts'

const DateTimeField = lazyPart(async () => (await import('./DateTimeField.tsx')).DateTimeField)

export function DateTimeBox(props: MomentBoxProps) {
  return (
    <Suspense fallback={<FieldSkeleton texts={props} hasZone />}>
      <DateTimeField {...props} />
    </Suspense>
  )
}
