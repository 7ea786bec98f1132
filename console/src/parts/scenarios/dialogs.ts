import { calls } from '../../app/calls.ts'
import { loadTexts } from '../../lib/texts.ts'
import { late } from '../../ui/late.tsx'

export const ScenarioPreview = late(async () => {
  const [{ ScenarioPreview: Dialog }] = await Promise.all([
    import('./ScenarioPreview.tsx'),
    loadTexts('scenarios'),
    calls.questions(),
  ])
  return Dialog
})
