import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { type Draft, useMovingDraft } from '../../../app/drafts/useDraft.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { readRememberedChannels } from '../channels/rememberedChannels.ts'
import { makeWizardDraftKey, parseOutcome } from './address/places.ts'
import { useWizardPlace } from './address/useWizardPlace.tsx'
import type { AnyWizard, CampaignDescriptor } from './descriptor.ts'
import type { CampaignDraft, CampaignOrigin, CampaignValues } from './model/campaign.ts'
import { CampaignOutcome } from './outcome/CampaignOutcome.tsx'
import { CampaignSaving } from './saving/CampaignSaving.ts'
import { useKeepDraft } from './saving/useKeepDraft.ts'
import { Wizard } from './Wizard.tsx'
import { WizardContext } from './WizardContext.ts'
import { WizardEntry } from './WizardEntry.tsx'

type Kind = { of: CampaignDescriptor }

export function CampaignPage({ of }: Kind) {
  const params = useParams()
  const [query] = useSearchParams()
  const back = useChosenAt({ of })
  const outcome = parseOutcome(query)
  const { [of.idName]: id, fromId } = params
  if (id !== undefined) {
    return outcome ? (
      <CampaignOutcome key={id} {...{ of, id, outcome }} />
    ) : (
      <CampaignWizardAt of={of} origin={{ kind: 'edit', id }} />
    )
  }
  const origin = fromId === undefined ? of.readOrigin(query) : { kind: 'copy' as const, id: fromId }
  return <CampaignWizardAt {...{ of, origin, back }} />
}

export function PackagedCampaignPage({ of }: Kind) {
  const [query] = useSearchParams()
  const outcome = parseOutcome(query)
  const id = query.get(of.rules.kind)
  const back = useChosenAt({ of })
  return outcome && id !== null ? (
    <CampaignOutcome key={id} {...{ of, id, outcome }} />
  ) : (
    <CampaignWizardStart of={of} origin={of.readOrigin(query)} isPackaged back={back} />
  )
}

function useChosenAt({ of }: Kind): string | undefined {
  const { history } = useRoot()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  // Later steps remove the origin from the address.
  const [from] = useState(() =>
    of.readOrigin(query).kind === 'recommended'
      ? history.paths.findLast((path) => path !== pathname)
      : undefined,
  )
  return from
}

type Props = Kind & {
  origin: CampaignOrigin
  isPackaged?: boolean
  back?: string | undefined
}

export const CampaignWizardAt = observer(function CampaignWizardAt({
  of,
  origin: asked,
  back,
}: Omit<Props, 'isPackaged'>) {
  const { origin, key, lead } = useWizardPlace(of.rules, asked)
  return (
    <>
      {lead}
      <CampaignWizardStart key={key} {...{ of, origin, back }} />
    </>
  )
})

export const CampaignWizardStart = observer(function CampaignWizardStart({
  of,
  origin,
  isPackaged = false,
  back,
}: Props) {
  const { client, session, clock, environment, drafts } = useRoot()
  const company = useCompany()
  const draft = useMovingDraft(makeWizardDraftKey(of.rules.kind, origin, isPackaged), of.kept)
  const [store] = useState(() =>
    of.open(
      {
        client,
        company: () => session.company ?? company,
        now: () => clock.now(),
        zone: environment.timeZone,
        channel: readRememberedChannels(company.company_id),
        origin,
        isPackaged,
        kept: draft.before,
      },
      { company, drafts },
    ),
  )
  useEffect(() => store.load(), [store])
  return (
    <WizardContext value={store}>
      <WizardEntry store={store} wayOn={of.WayOn && <of.WayOn />}>
        <Steps {...{ of, store, draft, back }} />
      </WizardEntry>
    </WizardContext>
  )
})

type StepsProps = Kind & {
  store: AnyWizard
  draft: Draft<CampaignDraft<CampaignValues, string>>
  back: string | undefined
}

const Steps = observer(function Steps({ of, store, draft, back }: StepsProps) {
  const { t } = useTranslation()
  const { kind } = of.rules
  const [saving] = useState(
    () =>
      new CampaignSaving(store, of.requests, {
        otherwise: t(`${kind}Wizard.saving.notSaved`),
        wasMade: t('campaigns.wizard.wasMade'),
      }),
  )
  useKeepDraft(store, draft)
  const { value: people } = store.people
  const channels = store.isPackaged ? undefined : of.listChannelsNow(store)
  return (
    <Wizard
      saving={saving}
      labels={of.useLabels()}
      hints={of.useHints()}
      bodies={of.bodies}
      wrong={of.listProblems(store)}
      notice={of.Notice && <of.Notice />}
      back={back}
      sends={channels && { people, channels }}
      side={of.Side && !store.isPackaged ? <of.Side /> : undefined}
    />
  )
})
