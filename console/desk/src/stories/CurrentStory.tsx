import ArrowBack from 'virtual:icon/ArrowBack'
import ArrowForward from 'virtual:icon/ArrowForward'
import OpenInNew from 'virtual:icon/OpenInNew'
import type { ShownMockStory } from '@heed/contracts/controls'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Announced } from '../../../src/ui/announcer/Announced.tsx'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { WrapRow } from '../../../src/ui/layout.ts'
import { Panel } from '../../../src/ui/panels/Panel.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import type { StoryGuide } from './useGuide.ts'

type Props = { guide: StoryGuide; now: ShownMockStory }

export const CurrentStory = observer(function CurrentStory({ guide, now: currentStory }: Props) {
  const { t } = useTranslation()
  const { story, step, signInUrl } = currentStory
  const createGoAction = (key: 'back' | 'next', to: number) => ({
    key,
    label: t(`desk.stories.${key}`),
    busy: guide.busy === key,
    hidden: to < 1 || to > step.of,
    onRun: () => void guide.go(key, to),
  })
  return (
    <Panel title={t('desk.stories.here', { title: story.title, n: step.number, of: step.of })}>
      <Announced>
        <Typography variant="h3">{step.title}</Typography>
        <Typography color="textSecondary">{step.look}</Typography>
      </Announced>
      <WrapRow style={{ marginTop: 16 }}>
        <ActionButton action={{ ...createGoAction('back', step.number - 1), icon: <ArrowBack /> }} />
        <ActionButton
          look="primary"
          action={{
            key: 'open',
            label: t('desk.stories.open', { email: step.as }),
            icon: <OpenInNew />,
            to: signInUrl,
            newTab: true,
          }}
        />
        <ActionButton action={{ ...createGoAction('next', step.number + 1), icon: <ArrowForward /> }} />
      </WrapRow>
      <ControlCalls
        at={`${currentStory.address}_mock`}
        calls={(['back', 'next'] as const).flatMap((key) => {
          const to = step.number + (key === 'next' ? 1 : -1)
          if (to < 1 || to > step.of) return []
          return [{ label: t(`desk.stories.${key}`), call: { control: 'stories.go', args: { step: to } } }]
        })}
      />
    </Panel>
  )
})
