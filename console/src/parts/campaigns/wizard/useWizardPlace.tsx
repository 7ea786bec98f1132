import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useRoot } from '../../../app/RootContext.tsx'
import type { CampaignOrigin } from './campaign.ts'
import { wizardPlaces } from './places.ts'
import { type CampaignKind, savedAs } from './savedRuns.ts'
import { runOf } from './useWizardStep.ts'
import { draftPlace } from './WizardEntry.tsx'

type Edited = { kind: 'edit'; id: string }

interface Place<Origin> {
  /** What the wizard is about. */
  origin: Origin | Edited
  /** The same as long as the wizard goes on as it stands. */
  key: number
  /** Leads to the address that it has since it was saved. */
  lead: ReactNode
}

/**
 * What the wizard at an address is about. One that is saved on the way goes on as it stands, with the address of its
 * own; Back to a step from before leads there, too. For observers.
 */
export function useWizardPlace<Origin extends CampaignOrigin>(
  kind: CampaignKind,
  asked: Origin,
): Place<Origin> {
  const location = useLocation()
  const { drafts, session } = useRoot()
  const { companyId } = session
  const run = runOf(location.state)
  const arrive = (before?: Arrived<Origin>): Arrived<Origin> => {
    const saved = companyId === null ? undefined : savedAs(drafts, { companyId, kind }, location.state)
    const isMoved = saved !== undefined && !('id' in asked && asked.kind === 'edit' && asked.id === saved)
    const origin = isMoved ? { kind: 'edit' as const, id: saved } : asked
    const place = draftPlace(kind, origin, false)
    const isSame = before?.place === place
    const goesOn = isSame || (run !== undefined && before?.run === run)
    return {
      at: location.key,
      origin,
      place,
      // A link to a step brings no run along.
      run: run ?? (isSame ? before.run : undefined),
      number: (before?.number ?? 0) + (before && goesOn ? 0 : 1),
      lead: isMoved && (
        <Navigate replace to={`${wizardPlaces[kind].edit(saved)}${location.search}`} state={location.state} />
      ),
    }
  }
  const [arrived, setArrived] = useState(() => arrive())
  // Once for each address: what is saved while it is open leads on by itself.
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
