import type { MockStoryPlace } from '@heed/contracts/controls'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../DeskContext.tsx'

type Props = {
  step: NonNullable<MockStoryPlace['step']>
  isBusy: boolean
  onRun: (work: () => Promise<unknown>) => Promise<void>
}

/** Where the world stands in a guided demo: what to look at here, and the way to the next page of it. */
export const StoryStep = observer(function StoryStep({ step, isBusy, onRun }: Props) {
  const { t } = useTranslation()
  const { controls } = useDesk()
  const go = (to: number) =>
    onRun(async () => {
      const { signInUrl } = await controls.stories.go({ step: to })
      window.location.assign(signInUrl)
    })
  return (
    <>
      <p role="status" title={step.look}>
        <strong>{t('desk.bar.step', { n: step.number, of: step.of, title: step.title })}</strong> {step.look}
      </p>
      {step.number < step.of && (
        <button type="button" aria-disabled={isBusy || undefined} onClick={() => void go(step.number + 1)}>
          {t('desk.stories.next')}
        </button>
      )}
    </>
  )
})
