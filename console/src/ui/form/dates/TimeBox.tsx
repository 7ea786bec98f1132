import { Suspense } from 'react'
import { createLazyPart } from '../../lazyPart.tsx'
import { FieldSkeleton } from '../FieldSkeleton.tsx'
import type { TimeBoxProps } from './types.ts'

const TimeField = createLazyPart(async () => (await import('./TimeField.tsx')).TimeField)

export function TimeBox(props: TimeBoxProps) {
  return (
    <Suspense fallback={<FieldSkeleton texts={props} hasZone />}>
      <TimeField {...props} />
    </Suspense>
  )
}
