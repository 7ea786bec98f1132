import SearchOff from '@mui/icons-material/SearchOff'
import type { ReactNode } from 'react'
import { StateScreen } from '../ui/StateScreen.tsx'

/** A way out of a page, in words. */
export type WayBack = { to: string; label: string }

type Props = { title: string; text: ReactNode; back: WayBack }

/** What the address names is not there: never was, or no longer. */
export function MissingPage({ title, text, back }: Props) {
  return <StateScreen icon={<SearchOff />} title={title} text={text} primary={{ key: 'back', ...back }} />
}
