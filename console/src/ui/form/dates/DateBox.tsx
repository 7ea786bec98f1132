import { Suspense } from 'react'
import { createLazyComponent } from '../../lazyPart.tsx'
import { FieldSkeleton } from '../FieldSkeleton.tsx'
import type { InstantBoxProps } from './types.ts'

const DayField = createLazyComponent(async () => (await import('./DayField.tsx')).DayField)

/** The value is the instant when the day starts in `zone`. */
export function DateBox(props: InstantBoxProps) {
  return (
    <Suspense fallback={<FieldSkeleton texts={props} hasZone />}>
      <DayField {...props} />
    </Suspense>
  )
}
