import { assessmentStepClosed } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'
import type { AssessmentWizardStore } from '../AssessmentWizardStore.ts'
import { packageBody, startBody } from '../saving.ts'

const lineOf = (call: string, body: object): string =>
  `printf '%s' ${shellWord(JSON.stringify(body))} | heed api ${call} --body -`

/** The `heed` line that does what the last button does; undefined while something is missing. */
export function startCommand(wizard: AssessmentWizardStore): string | undefined {
  const { companyId, isPackaged, saved, facts } = wizard
  if (assessmentStepClosed('start', facts) !== null) return undefined
  const of = `--companyId ${String(companyId)}`
  if (isPackaged) return lineOf(`packages.create ${of}`, packageBody(wizard))
  const body = startBody(wizard)
  if (!body) return undefined
  const { id: _, ...fields } = body
  return saved.value
    ? lineOf(`assessments.update ${of} --assessmentId ${String(saved.value.id)}`, fields)
    : lineOf(`assessments.create ${of}`, fields)
}
