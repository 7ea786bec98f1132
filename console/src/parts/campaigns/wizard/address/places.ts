import { withQuery } from '../../../../app/paths.ts'
import type { CampaignPlaces } from '../model/CampaignRules.ts'
import type { CampaignId, CampaignOrigin, WizardKind } from '../model/campaign.ts'

const outcomes = ['created', 'updated'] as const
export type OutcomeKind = (typeof outcomes)[number]

export const parseOutcome = (query: URLSearchParams): OutcomeKind | undefined =>
  outcomes.find((outcome) => outcome === query.get('outcome'))

type KindPlaces = { kind: WizardKind; places: CampaignPlaces }

export const getOutcomePath = (
  { kind, places }: KindPlaces,
  id: CampaignId,
  outcome: OutcomeKind,
  isPackaged: boolean,
): string =>
  isPackaged
    ? withQuery(places.packaged, { outcome, [kind]: String(id) })
    : withQuery(places.edit(id), { outcome })

export const makeWizardDraftKey = (kind: WizardKind, origin: CampaignOrigin, isPackaged: boolean): string =>
  [`${kind}Wizard`, isPackaged ? 'packaged' : origin.kind, ...('id' in origin ? [origin.id] : [])].join('/')
