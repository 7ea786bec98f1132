import { assessmentStepClosed } from '@heed/contracts'
import { apiCommand } from '../../../../lib/apiCommand.ts'
import type { AssessmentWizardStore } from '../AssessmentWizardStore.ts'
import { packageBody, startCall } from '../saving.ts'

/** The `heed` line that does what the last button does; undefined while something is missing. */
export function startCommand(wizard: AssessmentWizardStore): string | undefined {
  const { companyId, isPackaged, facts } = wizard
  if (assessmentStepClosed('start', facts) !== null) return undefined
  if (isPackaged) return apiCommand('packages.create', { companyId }, packageBody(wizard))
  const call = startCall(wizard)
  return call && apiCommand(call.operation, call.ids, call.body)
}
