import { assessmentStepClosed } from '@heed/contracts'
import { apiCommand } from '../../../../lib/commands/apiCommand.ts'
import type { AssessmentWizardStore } from '../AssessmentWizardStore.ts'
import { startCall } from '../saving.ts'

/** Equivalent `heed` command; undefined until the assessment can start. */
export function startCommand(wizard: AssessmentWizardStore): string | undefined {
  if (assessmentStepClosed('start', wizard.facts) !== null) return undefined
  const call = startCall(wizard)
  return call && apiCommand(call.operation, call.ids, call.body)
}
