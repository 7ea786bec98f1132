import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { type Draft, useKeyedDraft } from '../../../app/drafts/useDraft.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { readRememberedChannels } from '../channels/rememberedChannels.ts'
import { makeWizardDraftKey, parseOutcome } from './address/places.ts'
import { useWizardPlace } from './address/useWizardPlace.tsx'
import type { BaseCampaignWizard, CampaignDescriptor } from './descriptor.ts'
import type { CampaignDraft, CampaignOrigin, CampaignValues } from './model/campaign.ts'
import { CampaignOutcome } from './outcome/CampaignOutcome.tsx'
import { CampaignSaving } from './saving/CampaignSaving.ts'
import { useKeepDraft } from './saving/useKeepDraft.ts'
import { Wizard } from './Wizard.tsx'
import { WizardContext } from './WizardContext.ts'
import { WizardGate } from './WizardGate.tsx'

type DescriptorProps = { descriptor: CampaignDescriptor }

export function CampaignPage({ descriptor }: DescriptorProps) {
  const params = useParams()
  const [query] = useSearchParams()
  const backPath = useRecommendationPath({ descriptor })
  const outcome = parseOutcome(query)
  const { [descriptor.idName]: id, fromId } = params
  if (id !== undefined) {
    return outcome ? (
      <CampaignOutcome key={id} {...{ descriptor, id, outcome }} />
    ) : (
      <CampaignWizardRoute descriptor={descriptor} origin={{ kind: 'edit', id }} />
    )
  }
  const origin = fromId === undefined ? descriptor.readOrigin(query) : { kind: 'copy' as const, id: fromId }
  return <CampaignWizardRoute {...{ descriptor, origin, back: backPath }} />
}

export function PackagedCampaignPage({ descriptor }: DescriptorProps) {
  const [query] = useSearchParams()
  const outcome = parseOutcome(query)
  const id = query.get(descriptor.rules.kind)
  const backPath = useRecommendationPath({ descriptor })
  return outcome && id !== null ? (
    <CampaignOutcome key={id} {...{ descriptor, id, outcome }} />
  ) : (
    <CampaignWizardStart
      descriptor={descriptor}
      origin={descriptor.readOrigin(query)}
      isPackaged
      back={backPath}
    />
  )
}

function useRecommendationPath({ descriptor }: DescriptorProps): string | undefined {
  const { history } = useRoot()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  // Later steps remove the origin from the URL.
  const [from] = useState(() =>
    descriptor.readOrigin(query).kind === 'recommended'
      ? history.paths.findLast((path) => path !== pathname)
      : undefined,
  )
  return from
}

type Props = DescriptorProps & {
  origin: CampaignOrigin
  isPackaged?: boolean
  back?: string | undefined
}

export const CampaignWizardRoute = observer(function CampaignWizardRoute({
  descriptor,
  origin: requestedOrigin,
  back,
}: Omit<Props, 'isPackaged'>) {
  const { origin, key, lead } = useWizardPlace(descriptor.rules, requestedOrigin)
  return (
    <>
      {lead}
      <CampaignWizardStart key={key} {...{ descriptor, origin, back }} />
    </>
  )
})

export const CampaignWizardStart = observer(function CampaignWizardStart({
  descriptor,
  origin,
  isPackaged = false,
  back,
}: Props) {
  const { client, session, clock, environment, drafts } = useRoot()
  const company = useCompany()
  const draft = useKeyedDraft(
    makeWizardDraftKey(descriptor.rules.kind, origin, isPackaged),
    descriptor.draftShape,
  )
  const [store] = useState(() =>
    descriptor.open(
      {
        client,
        company: () => session.company ?? company,
        now: () => clock.now(),
        zone: environment.timeZone,
        channel: readRememberedChannels(company.company_id),
        origin,
        isPackaged,
        kept: draft.restoredValue,
      },
      { company, drafts },
    ),
  )
  useEffect(() => store.load(), [store])
  return (
    <WizardContext value={store}>
      <WizardGate store={store} wayOn={descriptor.WayOn && <descriptor.WayOn />}>
        <Steps {...{ descriptor, store, draft, back }} />
      </WizardGate>
    </WizardContext>
  )
})

type StepsProps = DescriptorProps & {
  store: BaseCampaignWizard
  draft: Draft<CampaignDraft<CampaignValues, string>>
  back: string | undefined
}

const Steps = observer(function Steps({ descriptor, store, draft, back }: StepsProps) {
  const { t } = useTranslation()
  const { kind } = descriptor.rules
  const [saving] = useState(
    () =>
      new CampaignSaving(store, descriptor.requests, {
        otherwise: t(`${kind}Wizard.saving.notSaved`),
        wasMade: t('campaigns.wizard.wasMade'),
      }),
  )
  useKeepDraft(store, draft)
  const { value: people } = store.people
  const channels = store.isPackaged ? undefined : descriptor.listChannelsNow(store)
  return (
    <Wizard
      saving={saving}
      labels={descriptor.useLabels()}
      hints={descriptor.useHints()}
      bodies={descriptor.bodies}
      problems={descriptor.listProblems(store)}
      notice={descriptor.Notice && <descriptor.Notice />}
      back={back}
      sends={channels && { people, channels }}
      side={descriptor.Side && !store.isPackaged ? <descriptor.Side /> : undefined}
    />
  )
})
