import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useRoot } from '../../../../app/root/RootContext.tsx'
import type { CampaignPlaces } from '../model/CampaignRules.ts'
import type { CampaignOrigin, WizardKind } from '../model/campaign.ts'
import { makeWizardDraftKey } from './places.ts'
import { findSavedId } from './savedRuns.ts'
import { parseRun } from './useWizardStep.ts'

type EditOrigin = { kind: 'edit'; id: string }

interface PlaceState<Origin> {
  origin: Origin | EditOrigin
  key: number
  lead: ReactNode
}

/** Keeps the wizard mounted when a save changes its URL; Back then redirects to the new URL. */
export function useWizardPlace<Origin extends CampaignOrigin>(
  { kind, places }: { kind: WizardKind; places: CampaignPlaces },
  requestedOrigin: Origin,
): PlaceState<Origin> {
  const location = useLocation()
  const { drafts, session } = useRoot()
  const { companyId } = session
  const run = parseRun(location.state)
  const toArrival = (previous?: ArrivalState<Origin>): ArrivalState<Origin> => {
    const savedId = companyId === null ? undefined : findSavedId(drafts, { companyId, kind }, location.state)
    const isMoved =
      savedId !== undefined &&
      !('id' in requestedOrigin && requestedOrigin.kind === 'edit' && requestedOrigin.id === savedId)
    const origin = isMoved ? { kind: 'edit' as const, id: savedId } : requestedOrigin
    const draftKey = makeWizardDraftKey(kind, origin, false)
    const isSamePlace = previous?.place === draftKey
    const isContinuation = isSamePlace || (run !== undefined && previous?.run === run)
    return {
      locationKey: location.key,
      origin,
      place: draftKey,
      run: run ?? (isSamePlace ? previous.run : undefined),
      number: (previous?.number ?? 0) + (previous && isContinuation ? 0 : 1),
      lead: isMoved && (
        <Navigate replace to={`${places.edit(savedId)}${location.search}`} state={location.state} />
      ),
    }
  }
  const [arrival, setArrival] = useState(() => toArrival())
  if (arrival.locationKey !== location.key) setArrival(toArrival(arrival))
  const { origin, number, lead } = arrival
  return { origin, key: number, lead }
}

interface ArrivalState<Origin> {
  locationKey: string
  origin: Origin | EditOrigin
  place: string
  run: string | undefined
  number: number
  lead: ReactNode
}
