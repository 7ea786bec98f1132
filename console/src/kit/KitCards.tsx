import MarkEmailUnread from 'virtual:icon/MarkEmailUnreadOutlined'
import School from 'virtual:icon/SchoolOutlined'
import { useState } from 'react'
import { SegmentedControl } from '../ui/buttons/SegmentedControl.tsx'
import { CardGrid } from '../ui/cards/CardGrid.tsx'
import { ContentCard } from '../ui/cards/ContentCard.tsx'
import { Stack } from '../ui/layout.ts'
import { Panel } from '../ui/panels/Panel.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'

type Subject = {
  id: string
  title: string
  text: string
  facts: string[]
  tags: string[]
  badge?: string
  locked?: boolean
}

const SUBJECTS: Omit<Subject, 'id'>[] = [
  {
    title: 'Spot the phish',
    text: 'The four signs that give most phishing emails away, and the one question that unmasks the rest of them.',
    facts: ['3 min', 'Email and messages'],
    tags: ['Phishing', 'Passwords', 'Mail'],
  },
  {
    title: 'The second factor',
    text: 'Why a password alone is not enough.',
    facts: ['4 min', 'Passwords and sign-in'],
    tags: ['Passwords'],
    badge: 'Interactive',
  },
  {
    title: 'AI tools and company data',
    text: 'What happens to the text you paste into an assistant, which tools are fine, and which are not.',
    facts: ['5 min'],
    tags: ['Data'],
    locked: true,
  },
  {
    title: 'Öryggi í vöruhúsinu, á skrifstofunni og heima við eldhúsborðið',
    text: 'Access cards, deliveries and drivers at our own docks.',
    facts: ['Scorm', '2 languages', 'Mar 12, 2026'],
    tags: [],
    badge: 'Custom Content',
  },
]

const LOCK = { word: 'Not in your plan' }
const PREVIEW = { key: 'preview', label: 'Preview' }
const MENU = [{ key: 'download', label: 'Download package' }]
const ICONS = [<MarkEmailUnread key="mail" />, <School key="school" />]

const makeSubjects = (count: number): Subject[] =>
  Array.from({ length: count }, (_, index) => {
    const subject = SUBJECTS[index % SUBJECTS.length]
    return { title: '', text: '', facts: [], tags: [], ...subject, id: `subject ${String(index)}` }
  })

const DEMO_STATES = {
  few: { label: 'Eight', items: makeSubjects(8) },
  many: { label: '250', items: makeSubjects(250) },
  loading: { label: 'Loading', items: [] },
  empty: { label: 'Empty', items: [] },
  error: { label: 'Error', items: [] },
}

type DemoState = keyof typeof DEMO_STATES

const noop = () => undefined

export function KitCards() {
  const [demoState, setDemoState] = useState<DemoState>('few')
  return (
    <Panel title="Cards">
      <Stack>
        <SegmentedControl<DemoState>
          label="Grid state"
          labelHidden
          value={demoState}
          onChange={setDemoState}
          options={(Object.keys(DEMO_STATES) as DemoState[]).map((value) => ({
            value,
            label: DEMO_STATES[value].label,
          }))}
        />
        <CardGrid
          label="Training subjects"
          items={DEMO_STATES[demoState].items}
          itemId={({ id }) => id}
          loading={demoState === 'loading'}
          error={demoState === 'error' ? 'The subjects could not be loaded.' : undefined}
          onRetry={noop}
          hasTags
          skeletons={4}
          empty={<EmptyState icon={<School />} title="No subjects yet" />}
        >
          {({ title, text, facts, tags, badge, locked }) => (
            <ContentCard
              title={title}
              text={text}
              facts={facts}
              tags={tags}
              badge={badge}
              icon={ICONS[title.length % 2]}
              onOpen={noop}
              action={PREVIEW}
              menu={MENU}
              lock={locked ? LOCK : undefined}
            />
          )}
        </CardGrid>
      </Stack>
    </Panel>
  )
}
