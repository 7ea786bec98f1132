import { Suspense } from 'react'
import { lazyPart } from '../../lazyPart.tsx'
import { FieldSkeleton } from '../FieldSkeleton.tsx'
import type { MomentBoxProps } from './types.ts'

const DayField = lazyPart(async () => (await import('./DayField.tsx')).DayField)

/** A day on the calendar of a zone; the instant at which it begins in and out. */
export function DateBox(props: MomentBoxProps) {
  return (
    <Suspense fallback={<FieldSkeleton texts={props} hasZone />}>
      <DayField {...props} />
    </Suspense>
  )
}
