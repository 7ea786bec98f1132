import { lazy, Suspense } from 'react'
import { FieldSkeleton } from '../FieldSkeleton.tsx'
import type { MomentBoxProps } from './types.ts'

const MomentField = lazy(async () => ({ default: (await import('./MomentField.tsx')).MomentField }))

/** A day and a time on the clocks of a zone, which stands below it; an instant in and out. */
export function DateTimeBox(props: MomentBoxProps) {
  return (
    <Suspense fallback={<FieldSkeleton texts={props} />}>
      <MomentField {...props} withTime />
    </Suspense>
  )
}

/** A day on the calendar of a zone; the instant at which it begins in and out. */
export function DateBox(props: MomentBoxProps) {
  return (
    <Suspense fallback={<FieldSkeleton texts={props} />}>
      <MomentField {...props} withTime={false} />
    </Suspense>
  )
}
