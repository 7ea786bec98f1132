import type { ShownMockStory } from '@heed/contracts/controls'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../DeskContext.tsx'
import { useDeskAction } from '../useDeskAction.ts'

export interface StoryGuide {
  now: ShownMockStory | undefined
  busy: string | undefined
  begin: (story: string, step: number) => Promise<void>
  go: (key: string, step: number) => Promise<void>
}

export function useStoryGuide(): StoryGuide {
  const { t } = useTranslation()
  const desk = useDesk()
  const { busy, act } = useDeskAction()
  const [currentStory, setCurrentStory] = useState<ShownMockStory | undefined>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    const { stories } = desk.controls
    const { signal } = controller
    const loadCurrentStory = async () => {
      const { step } = await stories.show({}, { signal })
      if (step) setCurrentStory(await stories.go({ step: step.number }, { signal }))
    }
    // If this fails, a story can still be started from the list.
    void loadCurrentStory().catch(() => undefined)
    return () => controller.abort()
  }, [desk])
  return {
    now: currentStory,
    busy,
    begin: async (story, step) => {
      await act({
        key: `${story} ${String(step)}`,
        run: async ({ stories }) => setCurrentStory(await stories.begin({ story, step })),
        done: t('desk.stories.begun'),
      })
      window.scrollTo({ top: 0 })
    },
    go: async (key, step) => {
      if (!currentStory) return
      const { stories } = desk.createControlsFor(`${currentStory.address}_mock`)
      await act({ key, run: async () => setCurrentStory(await stories.go({ step })), done: undefined })
    },
  }
}
