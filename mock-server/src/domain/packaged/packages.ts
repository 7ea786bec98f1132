import { Readable } from 'node:stream'
import {
  arePackagesEnabled,
  type Company,
  getPackageSaveProblem,
  type PackageFormat,
  PackageSave,
  packageFormats,
} from '@heed/contracts'
import type { AssessmentRow, TrainingRow } from '@heed/fixtures'
import type { AreaHandlers, ServedFile } from '../../calls/handler.ts'
import { createNotFoundError } from '../../calls/refusal.ts'
import { createCourseFiles } from '../../courses/courseFiles.ts'
import { generateZip } from '../../files/zipped.ts'
import { collectPersonalizedKeys, findUnavailableQuestions } from '../assessments/results/questions.ts'
import { countEmployees } from '../billing/seatUse.ts'
import type { CampaignContext } from '../campaigns/CampaignKind.ts'
import { formatCampaignKey } from '../campaigns/findCampaign.ts'
import { toCompanyView } from '../companies/view/companyView.ts'
import { findCompanyPackage } from '../content/packagePreview.ts'
import { countUnavailable } from '../trainings/trainingPlanLimits.ts'
import { findPackaged, putPackagedAssessment, putPackagedTraining } from './packagedCampaigns.ts'

const importedPackageMessage = "Imported packages can't be added to another package"

export const packages: AreaHandlers<'packages'> = {
  create(context) {
    const { world, company } = context
    const save = PackageSave.parse(context.input)
    const reason = findProblem(context, save)
    if (reason !== null) return { success: false, reason }
    if (save.kind === 'training') {
      const training = putPackagedTraining(world, company, save)
      return { success: true, automation: toSavedPackage(formatCampaignKey(training), training) }
    }
    const assessment = putPackagedAssessment(world, company, save)
    return { success: true, assessment: toSavedPackage(formatCampaignKey(assessment), assessment) }
  },

  download: (context) => createZip(context, context.input.uniqueId, context.input.format),

  downloadCmi5: (context) => createZip(context, context.input.uniqueId, 'cmi5'),
}

const toSavedPackage = (id: number | string, { uniqueId, status, name }: TrainingRow | AssessmentRow) => ({
  id,
  uniqueId,
  status,
  name,
})

function findProblem(context: CampaignContext, save: PackageSave): string | null {
  const { world, company, caller } = context
  const view = toCompanyView(world, company, caller.person)
  const problem = getPackageSaveProblem(save, {
    enabled: arePackagesEnabled(view),
    licensed: view.canCreateTraining === true,
    seats: { total: countEmployees(world, company), available: company.seats },
    ...getContent(context, view, save),
  })
  if (problem !== null || save.kind === 'assessment') return problem
  return save.subjects.some((id) => findCompanyPackage(world, company, id)) ? importedPackageMessage : null
}

const getContent = (context: CampaignContext, view: Company, save: PackageSave) =>
  save.kind === 'training'
    ? { unavailable: countUnavailable(context, save.subjects), personalizedKeys: [] }
    : {
        unavailable: findUnavailableQuestions(view, save.questions).length,
        personalizedKeys: collectPersonalizedKeys(save.questions),
      }

async function createZip(
  { world, company }: CampaignContext,
  uniqueId: string,
  format: PackageFormat,
): Promise<ServedFile> {
  const campaign = findPackaged(world, company, uniqueId)
  if (!campaign) throw createNotFoundError('There is no such package')
  const { name, created } = campaign.row
  const files = await createCourseFiles(campaign, format)
  return { body: Readable.from(generateZip(files, created)), name: `${name} (${packageFormats[format]}).zip` }
}
