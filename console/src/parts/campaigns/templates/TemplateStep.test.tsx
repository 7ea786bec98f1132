import type { Template } from '@heed/contracts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../../test/renderPage.tsx'
import { Resource } from '../../../lib/requests/Resource.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { TemplateStep } from './TemplateStep.tsx'

await loadTexts('trainingWizard', 'assessmentWizard', 'campaigns')

const makeTemplate = (id: number, own: Partial<Template> = {}): Template => ({
  ...{ id, title: `Template ${id}`, description: '', verboseDuration: '3 min', frequency: 'W2' },
  ...{ subjects: [id], disabledSubjects: [], enabled: true, hidden: false },
  ...own,
})
const [first, second, locked, hidden] = [
  makeTemplate(1),
  makeTemplate(2),
  makeTemplate(3, { enabled: false }),
  makeTemplate(4, { hidden: true }),
]

type StepOptions = {
  isAsPicked?: boolean
  isReplaced?: boolean
  refusal?: string
  kind?: 'training' | 'assessment'
}

async function openStep({
  isAsPicked = true,
  isReplaced = false,
  refusal,
  kind = 'training',
}: StepOptions = {}) {
  const onPick = vi.fn<(picked: Template) => void>()
  const templates = new Resource<Template[]>()
  templates.set([first, second, locked, hidden])
  const view = await renderPage(
    <TemplateStep
      {...{ kind, templates, isUnchanged: isAsPicked, isReplaced, refusal, onSelect: onPick }}
      {...{ title: 'Goal', lead: '', name: 'Spring', selectedId: 1 }}
      getTitles={({ subjects }) => subjects.map((id) => `Subject ${id}`)}
      onName={() => undefined}
    />,
  )
  const pick = (id: number) => fireEvent.click(screen.getByRole('radio', { name: `Template ${id}` }))
  return { ...view, onPick, pick }
}

it.each<[string, number, StepOptions, readonly Template[]]>([
  ['another template', 2, {}, [second]],
  ['the chosen template after changes', 1, { isAsPicked: false }, [first]],
  ['the chosen template without changes', 1, {}, []],
  ['a template outside the plan', 3, {}, []],
  ['another template for a running training', 2, { refusal: 'It has started' }, []],
])('picking %s (%i) calls onPick only for an allowed change', async (_, id, own, picked) => {
  const { root, onPick, pick } = await openStep(own)
  pick(id)
  expect(onPick.mock.calls.map(([one]) => one)).toEqual(picked)
  expect(root.confirm.question).toBeNull()
})

it.each(['training', 'assessment'] as const)(
  'picking a template asks before replacing content: %s',
  async (kind) => {
    const { root, onPick, pick } = await openStep({ isReplaced: true, kind })
    pick(2)
    expect(onPick).not.toHaveBeenCalled()
    expect(root.confirm.question?.description).toContain('Template 2')
    await root.confirm.confirm()
    expect(onPick.mock.calls).toEqual([[second]])
  },
)

it('hidden templates are left out, and the chosen one is selected', async () => {
  await openStep()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false])
})
