import { useState } from 'react'
import { useLeaveGuard } from '../../app/leave/useLeaveGuard.ts'
import { findAdjacentSteps, findOpenStep, type Gate, resolveGatedSteps } from '../../lib/gatedSteps.ts'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { ActionBar, FrameActionBar } from '../../ui/buttons/ActionBar.tsx'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { FullScreenModal } from '../../ui/dialogs/FullScreenModal.tsx'
import { TextBox } from '../../ui/form/TextBox.tsx'
import { Columns, Stack, WrapRow } from '../../ui/layout.ts'
import { StepRail } from '../../ui/navigation/StepRail.tsx'
import { KeyValueList } from '../../ui/panels/KeyValueList.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'

const FILLED_DRAFT: Draft = {
  goal: 'Payment fraud and phishing',
  subjects: 14,
  people: 140,
  start: 'Apr 07, 2026',
}

const toRailSteps = (draft: Draft, reachedStep: Step) =>
  resolveGatedSteps(GATES, draft, reachedStep).map(({ step, refusal, after, isDone }) => ({
    key: step,
    label: LABELS[step],
    isDone,
    hint: step === 'goal' && draft.goal ? draft.goal : undefined,
    refusal: refusal ?? (after && `Complete “${LABELS[after]}” first`),
  }))

export function KitWizard() {
  const [open, setOpen] = useState(false)
  const [hasBar, setBar] = useState(false)
  return (
    <Panel title="Wizard">
      <Columns>
        <StepRail
          label="Half filled"
          steps={toRailSteps({ ...FILLED_DRAFT, people: 0 }, 'people')}
          current="people"
          onStep={() => undefined}
        />
        <StepRail
          label="Filled"
          steps={toRailSteps(FILLED_DRAFT, 'schedule')}
          current="schedule"
          onStep={() => undefined}
        />
      </Columns>
      <Stack style={{ marginTop: 24 }}>
        <FrameActionBar
          label="Email settings"
          tone="warning"
          status="Unsaved changes in Training: header"
          secondary={{ key: 'discard', label: 'Discard' }}
          primary={{ key: 'save', label: 'Save changes' }}
        />
        <FrameActionBar
          label="Wizard"
          status="Nothing will be sent until you press Create in the last step."
          back={{ key: 'back', label: 'Previous' }}
          secondary={{ key: 'draft', label: 'Save draft', busy: true }}
          primary={{ key: 'on', label: 'Continue', disabledReason: 'Choose at least one employee' }}
        />
      </Stack>
      <WrapRow style={{ marginTop: 16 }}>
        <ActionButton action={{ key: 'open', label: 'Open the wizard', onRun: () => setOpen(true) }} />
        <ActionButton action={{ key: 'bar', label: 'Bar of a page', onRun: () => setBar(!hasBar) }} />
      </WrapRow>
      {hasBar && (
        <ActionBar
          label="Bar of this page"
          tone="warning"
          status="Unsaved changes"
          secondary={{ key: 'discard', label: 'Discard', onRun: () => setBar(false) }}
          primary={{ key: 'save', label: 'Save changes', onRun: () => setBar(false) }}
        />
      )}
      {open && <Wizard onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function Wizard({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT)
  const [requestedStep, setRequestedStep] = useState<Step>('goal')
  const [reachedStep, setReachedStep] = useState<Step>('goal')
  const [name, setName] = useState('Untitled training')
  const { leave, done } = useLeaveGuard(draft !== EMPTY_DRAFT, {
    save: { label: 'Save draft', run: async () => undefined },
  })
  const steps = resolveGatedSteps(GATES, draft, reachedStep)
  const current = findOpenStep(steps, requestedStep)
  const { previous, next } = findAdjacentSteps(steps, current)
  const goToStep = (step: Step) => {
    setRequestedStep(step)
    const order = steps.map((item) => item.step)
    if (order.indexOf(step) > order.indexOf(reachedStep)) setReachedStep(step)
  }
  const nextAction = next && {
    key: 'next',
    label: 'Continue',
    disabledReason: next.refusal,
    onRun: () => goToStep(next.step),
  }
  return (
    <FullScreenModal
      open
      title={name}
      rename={{ label: 'Rename training program', command: null, onSave: async (text) => setName(text) }}
      aside={<StatusBadge tone="neutral" label="Draft" />}
      company="Norðurljós hf."
      onClose={() => leave(onClose)}
      rail={
        <StepRail
          label="Steps"
          steps={toRailSteps(draft, reachedStep)}
          current={current}
          onStep={(key) => goToStep(key as Step)}
        />
      }
      bodyLabel={LABELS[current]}
      side={{
        label: 'Employees will get',
        content: (
          <KeyValueList
            items={[
              { label: 'Employees', value: draft.people },
              { label: 'Messages', value: draft.people * 5 },
            ]}
          />
        ),
      }}
      bar={{
        label: 'Training program',
        status: 'Nothing will be sent until you press Create in the last step.',
        back: previous && { key: 'back', label: 'Previous', onRun: () => goToStep(previous.step) },
        secondary: { key: 'draft', label: 'Save draft', onRun: () => done(onClose) },
        primary: nextAction ?? { key: 'create', label: 'Create', onRun: () => done(onClose) },
      }}
    >
      <h2 style={{ margin: '0 0 16px' }}>{LABELS[current]}</h2>
      <Stack>
        <TextBox label="Goal" value={draft.goal} onChange={(goal) => setDraft({ ...draft, goal })} />
        <TextBox
          label="Subjects"
          inputMode="numeric"
          value={String(draft.subjects)}
          onChange={(text) => setDraft({ ...draft, subjects: Number(text) || 0 })}
        />
        <TextBox
          label="Employees"
          inputMode="numeric"
          value={String(draft.people)}
          onChange={(text) => setDraft({ ...draft, people: Number(text) || 0 })}
        />
      </Stack>
    </FullScreenModal>
  )
}

type Step = 'goal' | 'content' | 'people' | 'schedule' | 'reminders' | 'intro' | 'finalize'

type Draft = { goal: string; subjects: number; people: number; start: string }

const EMPTY_DRAFT: Draft = { goal: '', subjects: 0, people: 0, start: 'Apr 07, 2026' }

const LABELS: Record<Step, string> = {
  goal: 'Goal',
  content: 'Content',
  people: 'Employees',
  schedule: 'Schedule',
  reminders: 'Reminders',
  intro: 'Intro message',
  finalize: 'Finalize',
}

const neverRefuse = () => undefined

const GATES: Gate<Step, Draft>[] = [
  { step: 'goal', refusal: neverRefuse },
  { step: 'content', refusal: ({ goal }) => (goal ? undefined : 'Choose a goal') },
  { step: 'people', refusal: ({ subjects }) => (subjects > 0 ? undefined : 'Choose at least one subject') },
  { step: 'schedule', refusal: ({ people }) => (people > 0 ? undefined : 'Choose at least one employee') },
  { step: 'reminders', refusal: ({ start }) => (start ? undefined : 'Set the first date') },
  { step: 'intro', refusal: neverRefuse },
  { step: 'finalize', refusal: neverRefuse },
]
