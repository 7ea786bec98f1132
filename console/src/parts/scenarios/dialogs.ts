import { areaLoaders } from '../../app/calls.ts'
import { loadTexts } from '../../lib/texts.ts'
import { createLazyOverlay } from '../../ui/lazyOverlay.tsx'

export const ScenarioPreview = createLazyOverlay(async () => {
  const [{ ScenarioPreview: Dialog }] = await Promise.all([
    import('./ScenarioPreview.tsx'),
    loadTexts('scenarios'),
    areaLoaders.questions(),
  ])
  return Dialog
})
