import { createContext, useContext } from 'react'
import type { Formats } from '../lib/formats.ts'

/** How figures are written; handed down by the app, as parts know no store. */
export const FormatsContext = createContext<Formats | null>(null)

/** Those of the app, on the clocks of another zone where one is given. */
export function useFormats(zone?: string): Formats {
  const formats = useContext(FormatsContext)
  if (!formats) throw new Error('useFormats stands outside of FormatsContext')
  return zone === undefined ? formats : formats.inZone(zone)
}
