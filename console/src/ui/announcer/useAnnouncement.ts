import { useEffect } from 'react'
import { announce, type Urgency } from '../../lib/announcer/announce.ts'

export function useAnnouncement(text: string | undefined, urgency?: Urgency): void {
  useEffect(() => {
    if (text) announce(text, urgency)
  }, [text, urgency])
}
