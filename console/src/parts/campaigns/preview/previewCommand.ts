import type { AssessmentPreview, TrainingPreview } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'

/** The `heed` line that sends the same mails. */
export const previewCommand = (
  area: 'trainings' | 'assessments',
  companyId: number,
  preview: TrainingPreview | AssessmentPreview,
): string =>
  `printf '%s' ${shellWord(JSON.stringify(preview))} | heed api ${area}.sendPreview --companyId ${companyId} --body -`
