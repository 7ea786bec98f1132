import { useMatches } from 'react-router'
import type { Screen } from './screen.ts'

export function useScreen(): Screen | undefined {
  return useMatches().at(-1)?.handle as Screen | undefined
}
