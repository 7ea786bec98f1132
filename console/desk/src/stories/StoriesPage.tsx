import type { MockStory } from '@heed/contracts/controls'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { Stack } from '../../../src/ui/layout.ts'
import { CardSkeleton } from '../../../src/ui/panels/CardSkeleton.tsx'
import { Panel } from '../../../src/ui/panels/Panel.tsx'
import { EmptyState } from '../../../src/ui/states/EmptyState.tsx'
import { ErrorState } from '../../../src/ui/states/ErrorState.tsx'
import { MutedText } from '../../../src/ui/text/Muted.tsx'
import { PageHeader } from '../../../src/ui/titles/PageHeader.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { useDeskQuery } from '../useDeskQuery.ts'
import { CurrentStory } from './CurrentStory.tsx'
import { Step, StepList } from './Steps.tsx'
import { type StoryGuide, useStoryGuide } from './useGuide.ts'

export const StoriesPage = observer(function StoriesPage() {
  const { t } = useTranslation()
  const guide = useStoryGuide()
  const storiesQuery = useDeskQuery(({ stories }, signal) => stories.list({}, { signal }), { once: true })
  const stories = storiesQuery.value?.stories ?? []
  return (
    <>
      <PageHeader title={t('desk.places.stories')} summary={t('desk.stories.about')} />
      <Stack>
        {guide.now && <CurrentStory guide={guide} now={guide.now} />}
        {storiesQuery.isFirstLoad && <CardSkeleton height={320} />}
        {storiesQuery.failure && !storiesQuery.value && (
          <Panel>
            <ErrorState
              title={t('ui.notLoadedOf', { name: t('desk.places.stories') })}
              text={storiesQuery.error}
              onRetry={() => void storiesQuery.reload()}
            />
          </Panel>
        )}
        {storiesQuery.value && stories.length === 0 && (
          <Panel>
            <EmptyState title={t('desk.stories.none')} />
          </Panel>
        )}
        {stories.map((story) => (
          <StoryCard key={story.name} guide={guide} story={story} />
        ))}
        <ControlCalls calls={[{ call: { control: 'stories.list' } }]} />
      </Stack>
    </>
  )
})

const StoryCard = observer(function StoryCard({ guide, story }: { guide: StoryGuide; story: MockStory }) {
  const { t } = useTranslation()
  const { name, title, shows, steps } = story
  const { now: currentStory } = guide
  const isCurrent = currentStory?.story.name === name
  const createBeginAction = (step: number) => ({
    label: t(step === 1 ? 'desk.stories.begin' : 'desk.stories.beginAt'),
    name: t(step === 1 ? 'desk.stories.beginOf' : 'desk.stories.beginAtOf', { title, n: step }),
    busy: guide.busy === `${name} ${String(step)}`,
    onRun: () => void guide.begin(name, step),
  })
  return (
    <Panel
      title={title}
      count={steps.length}
      aside={<ActionButton action={{ key: 'begin', ...createBeginAction(1) }} />}
    >
      <MutedText>{shows}</MutedText>
      <StepList>
        {steps.map((step, index) => (
          <Step
            key={step.title}
            aria-current={isCurrent && currentStory.step.number === index + 1 ? 'step' : undefined}
          >
            <div>
              <strong>{step.title}</strong>
              <p>{step.look}</p>
            </div>
            {index > 0 && (
              <ActionButton
                size="small"
                look="text"
                action={{ key: step.title, ...createBeginAction(index + 1) }}
              />
            )}
          </Step>
        ))}
      </StepList>
      <ControlCalls
        calls={steps.map(({ title }, index) => ({
          label: title,
          call: { control: 'stories.begin', args: { story: name, step: index + 1 } },
        }))}
      />
    </Panel>
  )
})
