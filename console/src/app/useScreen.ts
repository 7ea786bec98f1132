import { useMatches } from 'react-router'
import type { Screen } from './screen.ts'

/** The screen that is open; undefined where no screen answers the address. */
export function useScreen(): Screen | undefined {
  return useMatches().at(-1)?.handle as Screen | undefined
}
