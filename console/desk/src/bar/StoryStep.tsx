import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../DeskContext.tsx'
import { useRead } from '../useRead.ts'

type Props = { isBusy: boolean; onRun: (work: () => Promise<unknown>) => Promise<void> }

/** Where the world stands in a guided demo: what to look at here, and the way to the next page of it. */
export const StoryStep = observer(function StoryStep({ isBusy, onRun }: Props) {
  const { t } = useTranslation()
  const { controls } = useDesk()
  const place = useRead(({ stories }, signal) => stories.show({}, { signal }))
  const step = place.value?.step
  if (!step) return null
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
