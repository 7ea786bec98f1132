import type { MockStoryPosition } from '@heed/contracts/controls'
import { useTranslation } from 'react-i18next'
import { useAnnouncedText } from '../../../src/ui/announcer/Announced.tsx'
import { useDesk } from '../DeskContext.tsx'

type Step = NonNullable<MockStoryPosition['step']>
type Props = {
  step: Step
  isBusy: boolean
  onRun: (task: () => Promise<unknown>) => Promise<void>
}

export function StoryText({ step }: { step: Step }) {
  const { t } = useTranslation()
  const text = useAnnouncedText<HTMLParagraphElement>()
  return (
    <p ref={text}>
      <strong>{t('desk.bar.step', { n: step.number, of: step.of, title: step.title })}</strong> {step.look}
    </p>
  )
}

export function NextStep({ step, isBusy, onRun }: Props) {
  const { t } = useTranslation()
  const { controls } = useDesk()
  const goToStep = (to: number) =>
    onRun(async () => {
      const { signInUrl } = await controls.stories.go({ step: to })
      window.location.assign(signInUrl)
    })
  if (step.number >= step.of) return null
  return (
    <button
      type="button"
      className="step"
      aria-disabled={isBusy || undefined}
      onClick={() => void goToStep(step.number + 1)}
    >
      {t('desk.stories.next')}
    </button>
  )
}
