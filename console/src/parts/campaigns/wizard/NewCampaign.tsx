import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useCompany, useRoot } from '../../../app/RootContext.tsx'
import { wizardPlaces } from './places.ts'
import { type CampaignKind, savedAs } from './savedRuns.ts'

type Props = { kind: CampaignKind; children: ReactNode }

/** A new campaign; Back to a step from before it was saved leads to the address that it has since. */
export const NewCampaign = observer(function NewCampaign({ kind, children }: Props) {
  const { state, search } = useLocation()
  const { drafts } = useRoot()
  const { company_id: companyId } = useCompany()
  const [saved] = useState(() => savedAs(drafts, { companyId, kind }, state))
  if (saved === undefined) return children
  return <Navigate replace to={`${wizardPlaces[kind].edit(saved)}${search}`} />
})
