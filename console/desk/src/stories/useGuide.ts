import type { MockStoryShown } from '@heed/contracts/controls'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../DeskContext.tsx'
import { useAct } from '../useAct.ts'

export interface StoryGuide {
  /** Where the story stands that was begun here, or that this world is in. */
  now: MockStoryShown | undefined
  /** Names what is being set up. */
  busy: string | undefined
  begin: (story: string, step: number) => Promise<void>
  /** To another step of the story that is shown. */
  go: (key: string, step: number) => Promise<void>
}

/** Leads through a story, in the world that is made for it. */
export function useGuide(): StoryGuide {
  const { t } = useTranslation()
  const desk = useDesk()
  const { busy, act } = useAct()
  const [now, setNow] = useState<MockStoryShown | undefined>(undefined)
  useEffect(() => {
    const asked = new AbortController()
    const { stories } = desk.controls
    const { signal } = asked
    // To go where it stands changes nothing, and answers the link.
    const open = async () => {
      const { step } = await stories.show({}, { signal })
      if (step) setNow(await stories.go({ step: step.number }, { signal }))
    }
    // Whoever looks at the list can begin one all the same.
    void open().catch(() => undefined)
    return () => asked.abort()
  }, [desk])
  return {
    now,
    busy,
    begin: async (story, step) => {
      await act({
        key: `${story} ${String(step)}`,
        run: async ({ stories }) => setNow(await stories.begin({ story, step })),
        done: t('desk.stories.begun'),
      })
      window.scrollTo({ top: 0 })
    },
    go: async (key, step) => {
      if (!now) return
      const { stories } = desk.controlsAt(`${now.address}_mock`)
      await act({ key, run: async () => setNow(await stories.go({ step })), done: undefined })
    },
  }
}
