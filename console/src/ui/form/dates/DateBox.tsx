import { Suspense } from 'react'
import { createLazyPart } from '../../lazyPart.tsx'
import { FieldSkeleton } from '../FieldSkeleton.tsx'
import type { MomentBoxProps } from './types.ts'

const DayField = createLazyPart(async () => (await import('./DayField.tsx')).DayField)

/** The value is the instant when the day starts in `zone`. */
export function DateBox(props: MomentBoxProps) {
  return (
    <Suspense fallback={<FieldSkeleton texts={props} hasZone />}>
      <DayField {...props} />
    </Suspense>
  )
}
