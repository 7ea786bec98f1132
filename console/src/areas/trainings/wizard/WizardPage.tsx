import { noLicense } from '@heed/contracts'
import Lock from '@mui/icons-material/LockOutlined'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useWayToUpgrade } from '../../../app/guards/useWayToUpgrade.ts'
import { SubjectPage } from '../../../app/Page.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompany, useRoot } from '../../../app/RootContext.tsx'
import { rememberedChannels } from '../../../parts/campaigns/channels/rememberedChannels.ts'
import { StateScreen } from '../../../ui/StateScreen.tsx'
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx'
import { KeptTraining, type Origin, originOf } from './begin.ts'
import { OutcomePage, outcomeOf } from './OutcomePage.tsx'
import { savedAs } from './savedRuns.ts'
import { TrainingWizardStore } from './TrainingWizardStore.ts'
import { Wizard } from './Wizard.tsx'
import { WizardContext } from './WizardContext.ts'

/** /trainings/create, edit/:trainingId and create/copy/:fromId (S1 section 2). */
export function WizardPage() {
  const { trainingId, fromId } = useParams()
  const [query] = useSearchParams()
  const outcome = outcomeOf(query)
  if (trainingId === undefined) {
    return fromId === undefined ? (
      <BeginNew key="new" origin={originOf(query)} />
    ) : (
      <BeginNew key={`copy/${fromId}`} origin={{ kind: 'copy', id: fromId }} />
    )
  }
  return outcome ? (
    <OutcomePage id={trainingId} outcome={outcome} />
  ) : (
    <Begin key={`edit/${trainingId}`} origin={{ kind: 'edit', id: trainingId }} />
  )
}

/** A new training; Back to a step from before it was saved leads to the address that it has since. */
export const BeginNew = observer(function BeginNew({ origin }: Pick<Props, 'origin'>) {
  const { state, search } = useLocation()
  const { drafts } = useRoot()
  const company = useCompany()
  const [saved] = useState(() => savedAs(drafts, company.company_id, state))
  return saved === undefined ? (
    <Begin origin={origin} />
  ) : (
    <Navigate replace to={`${paths.editTraining({ trainingId: saved })}${search}`} />
  )
})

/** /trainings/create_scorm: a training for a learning system of the company's own. */
export function PackagedWizardPage() {
  const [query] = useSearchParams()
  const outcome = outcomeOf(query)
  const id = query.get('training')
  return outcome && id !== null ? (
    <OutcomePage id={id} outcome={outcome} />
  ) : (
    <Begin origin={originOf(query)} isPackaged />
  )
}

type Props = { origin: Origin; isPackaged?: boolean }

/** The wizard from a beginning, or why there is none. */
export const Begin = observer(function Begin({ origin, isPackaged = false }: Props) {
  const { t } = useTranslation()
  const root = useRoot()
  const company = useCompany()
  const wayToUpgrade = useWayToUpgrade()
  const draft = useDraft(placeOf(origin, isPackaged), KeptTraining)
  const [store] = useState(
    () =>
      new TrainingWizardStore({
        client: root.client,
        company: () => root.session.company ?? company,
        now: () => root.clock.now(),
        zone: root.environment.timeZone,
        channel: rememberedChannels(company.company_id),
        origin,
        isPackaged,
        kept: draft.before,
      }),
  )
  useEffect(() => store.load(), [store])
  const back = { to: root.history.asLeft(paths.trainings()), label: t('trainingWizard.back') }
  const wayBack = { key: 'back', ...back }
  if (!store.facts.licensed) {
    return (
      <StateScreen
        icon={<Lock />}
        title={noLicense}
        text={t('trainingWizard.noLicense')}
        primary={wayToUpgrade}
        action={wayBack}
      />
    )
  }
  if (!store.isBegun) {
    return (
      <SubjectPage
        of={store.source}
        title={undefined}
        back={back}
        missing={{ title: t('trainingWizard.missing'), text: t('trainingWizard.missingText') }}
      >
        <TextSkeleton lines={6} />
      </SubjectPage>
    )
  }
  if (store.lockedBy) {
    const { id, name, reason } = store.lockedBy
    return (
      <StateScreen
        icon={<Lock />}
        title={reason}
        text={name}
        primary={{
          key: 'open',
          label: t('trainingWizard.outcome.open'),
          to: paths.trainingView({ trainingId: id }),
        }}
        action={wayBack}
      />
    )
  }
  return (
    <WizardContext value={store}>
      <Wizard draft={draft} />
    </WizardContext>
  )
})

const placeOf = (origin: Origin, isPackaged: boolean): string =>
  ['trainingWizard', isPackaged ? 'packaged' : origin.kind, ...('id' in origin ? [origin.id] : [])].join('/')
