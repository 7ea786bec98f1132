import { lazy, Suspense } from 'react'
import { FieldSkeleton } from '../FieldSkeleton.tsx'
import type { MomentBoxProps } from './types.ts'

const DateTimeField = lazy(async () => ({ default: (await import('./DateTimeField.tsx')).DateTimeField }))

/** A day and a time on the clocks of a zone, which stands below it; an instant in and out. */
export function DateTimeBox(props: MomentBoxProps) {
  return (
    <Suspense fallback={<FieldSkeleton texts={props} hasZone />}>
      <DateTimeField {...props} />
    </Suspense>
  )
}
