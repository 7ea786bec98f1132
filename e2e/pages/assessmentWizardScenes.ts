import { assessmentContentScenes } from './assessmentContentScenes.ts'
import type { Scene } from './scene.ts'

/** The wizard that makes an assessment. */
export const assessmentWizardScenes: readonly Scene[] = [...assessmentContentScenes]
