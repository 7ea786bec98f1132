import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useRoot } from '../../../../app/root/RootContext.tsx'
import type { CampaignPlaces } from '../model/CampaignRules.ts'
import type { CampaignOrigin, WizardKind } from '../model/campaign.ts'
import { makeWizardDraftKey } from './places.ts'
import { findSavedId } from './savedRuns.ts'
import { parseRun } from './useWizardStep.ts'

type Edited = { kind: 'edit'; id: string }

interface Place<Origin> {
  origin: Origin | Edited
  key: number
  lead: ReactNode
}

/** Keeps the wizard mounted when a save changes its URL; Back then redirects to the new URL. */
export function useWizardPlace<Origin extends CampaignOrigin>(
  { kind, places }: { kind: WizardKind; places: CampaignPlaces },
  asked: Origin,
): Place<Origin> {
  const location = useLocation()
  const { drafts, session } = useRoot()
  const { companyId } = session
  const run = parseRun(location.state)
  const arrive = (before?: Arrived<Origin>): Arrived<Origin> => {
    const saved = companyId === null ? undefined : findSavedId(drafts, { companyId, kind }, location.state)
    const isMoved = saved !== undefined && !('id' in asked && asked.kind === 'edit' && asked.id === saved)
    const origin = isMoved ? { kind: 'edit' as const, id: saved } : asked
    const place = makeWizardDraftKey(kind, origin, false)
    const isSame = before?.place === place
    const goesOn = isSame || (run !== undefined && before?.run === run)
    return {
      at: location.key,
      origin,
      place,
      run: run ?? (isSame ? before.run : undefined),
      number: (before?.number ?? 0) + (before && goesOn ? 0 : 1),
      lead: isMoved && (
        <Navigate replace to={`${places.edit(saved)}${location.search}`} state={location.state} />
      ),
    }
  }
  const [arrived, setArrived] = useState(() => arrive())
  if (arrived.at !== location.key) setArrived(arrive(arrived))
  const { origin, number, lead } = arrived
  return { origin, key: number, lead }
}

interface Arrived<Origin> {
  at: string
  origin: Origin | Edited
  place: string
  run: string | undefined
  number: number
  lead: ReactNode
}
