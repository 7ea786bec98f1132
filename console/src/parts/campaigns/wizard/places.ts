import { paths, withQuery } from '../../../app/paths.ts'
import type { CampaignKind } from './savedRuns.ts'

type Id = string | number

interface Places {
  list: string
  create: string
  packaged: string
  edit: (id: Id) => string
  view: (id: Id) => string
}

/** Where the wizards of campaigns lie, and where they lead to. */
export const wizardPlaces: Readonly<Record<CampaignKind, Places>> = {
  training: {
    list: paths.trainings(),
    create: paths.createTraining(),
    packaged: paths.createPackagedTraining(),
    edit: (id) => paths.editTraining({ trainingId: id }),
    view: (id) => paths.trainingView({ trainingId: id }),
  },
  assessment: {
    list: paths.assessments(),
    create: paths.createAssessment(),
    packaged: paths.createPackagedAssessment(),
    edit: (id) => paths.editAssessment({ assessmentId: id }),
    view: (id) => paths.assessmentView({ assessmentId: id }),
  },
}

const outcomes = ['created', 'updated'] as const
export type OutcomeKind = (typeof outcomes)[number]

/** What has just come of the wizard, as its address says it. */
export const outcomeOf = (query: URLSearchParams): OutcomeKind | undefined =>
  outcomes.find((outcome) => outcome === query.get('outcome'))

/** The campaign that a packaged wizard has just made; null where none is named. */
export const packagedIdOf = (kind: CampaignKind, query: URLSearchParams): string | null => query.get(kind)

/** The last step of a wizard: what came of it. A package has no page to be edited at. */
export const outcomePath = (
  kind: CampaignKind,
  id: Id,
  outcome: OutcomeKind,
  isPackaged: boolean,
): string => {
  const { edit, packaged } = wizardPlaces[kind]
  return isPackaged ? withQuery(packaged, { outcome, [kind]: String(id) }) : withQuery(edit(id), { outcome })
}
