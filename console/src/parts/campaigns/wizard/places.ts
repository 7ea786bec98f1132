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

export const outcomeOf = (query: URLSearchParams): OutcomeKind | undefined =>
  outcomes.find((outcome) => outcome === query.get('outcome'))

export const packagedIdOf = (kind: CampaignKind, query: URLSearchParams): string | null => query.get(kind)

export const outcomePath = (
  kind: CampaignKind,
  id: Id,
  outcome: OutcomeKind,
  isPackaged: boolean,
): string => {
  const { edit, packaged } = wizardPlaces[kind]
  return isPackaged ? withQuery(packaged, { outcome, [kind]: String(id) }) : withQuery(edit(id), { outcome })
}
