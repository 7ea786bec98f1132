import SearchOff from 'virtual:icon/SearchOff'
import type { ReactNode } from 'react'
import { StateScreen } from '../../ui/states/StateScreen.tsx'

export type BackLink = { to: string; label: string }

type Props = { title: string; text: ReactNode; back: BackLink }

export function MissingPage({ title, text, back }: Props) {
  return <StateScreen icon={<SearchOff />} title={title} text={text} primary={{ key: 'back', ...back }} />
}
