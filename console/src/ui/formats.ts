import { createContext, useContext } from 'react'
import type { Formats } from '../lib/formats.ts'

export const FormatsContext = createContext<Formats | null>(null)

export function useFormats(zone?: string): Formats {
  const formats = useContext(FormatsContext)
  if (!formats) throw new Error('useFormats stands outside of FormatsContext')
  return zone === undefined ? formats : formats.withZone(zone)
}
