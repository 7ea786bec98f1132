import { assessmentStepClosed } from '@heed/contracts'
import { apiCommand } from '../../../../lib/apiCommand.ts'
import type { AssessmentWizardStore } from '../AssessmentWizardStore.ts'
import { packageBody, startBody } from '../saving.ts'

/** The `heed` line that does what the last button does; undefined while something is missing. */
export function startCommand(wizard: AssessmentWizardStore): string | undefined {
  const { companyId, isPackaged, saved, facts } = wizard
  if (assessmentStepClosed('start', facts) !== null) return undefined
  if (isPackaged) return apiCommand('packages.create', { companyId }, packageBody(wizard))
  const body = startBody(wizard)
  if (!body) return undefined
  const { id: _, ...fields } = body
  return saved.value
    ? apiCommand('assessments.update', { companyId, assessmentId: saved.value.id }, fields)
    : apiCommand('assessments.create', { companyId }, fields)
}
