import { Suspense } from 'react'
import { createLazyComponent } from '../../lazyPart.tsx'
import { FieldSkeleton } from '../FieldSkeleton.tsx'
import type { TimeBoxProps } from './types.ts'

const TimeField = createLazyComponent(async () => (await import('./TimeField.tsx')).TimeField)

export function TimeBox(props: TimeBoxProps) {
  return (
    <Suspense fallback={<FieldSkeleton texts={props} hasZone />}>
      <TimeField {...props} />
    </Suspense>
  )
}
