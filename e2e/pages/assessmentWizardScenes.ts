import { scenesOf } from './scene.ts'

/** The wizard that makes an assessment. */
export const assessmentWizardScenes = scenesOf('assessments', [])
