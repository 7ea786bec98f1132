import { Readable } from 'node:stream'
import {
  type Company,
  type PackageFormat,
  PackageSave,
  packagedEnabled,
  packageFormats,
  packageSaveProblem,
} from '@heed/contracts'
import type { AssessmentRow, TrainingRow } from '@heed/fixtures'
import type { AreaHandlers, ServedFile } from '../../calls/handler.ts'
import { notFound } from '../../calls/refusal.ts'
import { courseFiles } from '../../courses/courseFiles.ts'
import { zipped } from '../../files/zipped.ts'
import { collectNamedKeys, unavailableQuestions } from '../assessments/results/questions.ts'
import { usersTotal } from '../billing/seatUse.ts'
import type { CampaignContext } from '../campaigns/CampaignKind.ts'
import { campaignKey } from '../campaigns/findCampaign.ts'
import { companyView } from '../companies/view/companyView.ts'
import { ownPackage } from '../content/packagePreview.ts'
import { unavailableCount } from '../trainings/trainingPlanLimits.ts'
import { findPackaged, putPackagedAssessment, putPackagedTraining } from './packagedCampaigns.ts'

const importedInside = "Imported packages can't be added to another package"

export const packages: AreaHandlers<'packages'> = {
  create(asking) {
    const { world, company } = asking
    const save = PackageSave.parse(asking.input)
    const reason = findProblem(asking, save)
    if (reason !== null) return { success: false, reason }
    if (save.kind === 'training') {
      const training = putPackagedTraining(world, company, save)
      return { success: true, automation: savedAs(campaignKey(training), training) }
    }
    const assessment = putPackagedAssessment(world, company, save)
    return { success: true, assessment: savedAs(campaignKey(assessment), assessment) }
  },

  download: (asking) => createZip(asking, asking.input.uniqueId, asking.input.format),

  downloadCmi5: (asking) => createZip(asking, asking.input.uniqueId, 'cmi5'),
}

const savedAs = (id: number | string, { uniqueId, status, name }: TrainingRow | AssessmentRow) => ({
  id,
  uniqueId,
  status,
  name,
})

function findProblem(asking: CampaignContext, save: PackageSave): string | null {
  const { world, company, caller } = asking
  const view = companyView(world, company, caller.person)
  const problem = packageSaveProblem(save, {
    enabled: packagedEnabled(view),
    licensed: view.canCreateTraining === true,
    seats: { total: usersTotal(world, company), available: company.seats },
    ...getContent(asking, view, save),
  })
  if (problem !== null || save.kind === 'assessment') return problem
  return save.subjects.some((id) => ownPackage(world, company, id)) ? importedInside : null
}

const getContent = (asking: CampaignContext, view: Company, save: PackageSave) =>
  save.kind === 'training'
    ? { unavailable: unavailableCount(asking, save.subjects), personalizedKeys: [] }
    : {
        unavailable: unavailableQuestions(view, save.questions).length,
        personalizedKeys: collectNamedKeys(save.questions),
      }

async function createZip(
  { world, company }: CampaignContext,
  uniqueId: string,
  format: PackageFormat,
): Promise<ServedFile> {
  const campaign = findPackaged(world, company, uniqueId)
  if (!campaign) throw notFound('There is no such package')
  const { name, created } = campaign.row
  const files = await courseFiles(campaign, format)
  return { body: Readable.from(zipped(files, created)), name: `${name} (${packageFormats[format]}).zip` }
}
