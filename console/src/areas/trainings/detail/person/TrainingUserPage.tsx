import { isAnonymous, trainingRowRefusals } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useExportName } from '../../../../app/files/useExportName.ts'
import { useRefresh } from '../../../../app/live/useRefresh.ts'
import { registerFirstLoad } from '../../../../app/page/firstLoad.ts'
import { MissingPage } from '../../../../app/page/MissingPage.tsx'
import { SubjectPage } from '../../../../app/page/SubjectPage.tsx'
import { paths } from '../../../../app/paths.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../../app/root/RootContext.tsx'
import { parseCampaignKey, parseEmail } from '../../../../lib/addresses/pathId.ts'
import { useCampaignCaller } from '../../../../parts/campaigns/useCampaignCaller.ts'
import { AnonymousBanner } from '../../../../parts/people/AnonymousBanner.tsx'
import { BounceBanner } from '../../../../parts/people/bounces/BounceBanner.tsx'
import { useCorrectAddress } from '../../../../parts/people/bounces/useCorrectAddress.tsx'
import { Stack } from '../../../../ui/layout.ts'
import { CardSkeleton } from '../../../../ui/panels/CardSkeleton.tsx'
import { ShownTraining, type TrainingStore } from '../TrainingStore.ts'
import { UserLessons } from './LessonsOfUser.tsx'
import { MailLog } from './MailLog.tsx'
import { ShownTrainingUser } from './TrainingUserStore.ts'
import { UserFacts } from './UserFacts.tsx'
import { useRemindOne } from './useRemindOne.tsx'

export const TrainingUserPage = observer(function TrainingUserPage() {
  const { t } = useTranslation()
  const { history } = useRoot()
  const shown = useCompanyStore(ShownTraining)
  const params = useParams()
  const key = parseCampaignKey(params.trainingId)
  const email = parseEmail(params.email)
  const missing = { title: t('trainings.missing'), text: t('trainings.missingText') }
  if (key === undefined || email === undefined) {
    const back = { to: history.asLeft(paths.trainings()), label: t('trainings.back') }
    return <MissingPage {...missing} back={back} />
  }
  return <OneUser key={`${key} ${email}`} training={shown.of(key)} email={email} missing={missing} />
})

type Props = { training: TrainingStore; email: string } & Pick<ComponentProps<typeof SubjectPage>, 'missing'>

const OneUser = observer(function OneUser({ training, email, missing }: Props) {
  const { t } = useTranslation()
  const { history } = useRoot()
  const caller = useCampaignCaller()
  const anonymous = isAnonymous(useCompany())
  const user = useCompanyStore(ShownTrainingUser).of(training.key, email)
  const { value } = training.info
  const { status, person } = user
  const refusals = value && trainingRowRefusals(value, caller)
  const showsLog = caller.isSuper && !anonymous
  const navigate = useNavigate()
  const { correct, dialog } = useCorrectAddress((corrected) => {
    if (corrected === email) void user.readAgain()
    else {
      const place = paths.trainingUser({ trainingId: training.key, email: corrected })
      void navigate(place, { replace: true })
    }
  })
  const reminds = useRemindOne(user, refusals?.remindOne ?? null)
  useEffect(() => {
    void training.load()
    if (!anonymous) void user.load()
  }, [training, user, anonymous])
  useEffect(() => {
    if (showsLog) void user.loadLog()
  }, [user, showsLog])
  useRefresh(() => void user.follow())
  const exportName = useExportName()
  const makeFileName = (what: string) => exportName(value?.name ?? '', email, what)
  const name = person.value?.name || (person.value ? email : undefined)
  const isGone = training.info.failure?.kind === 'notFound'
  const back = isGone
    ? { to: history.asLeft(paths.trainings()), label: t('trainings.back') }
    : {
        to: history.asLeft(paths.trainingView({ trainingId: training.key })),
        label: value ? t('training.backTo', { name: value.name }) : t('training.backToTraining'),
      }
  if (anonymous) {
    return (
      <SubjectPage of={training.info} missing={missing} title={value?.name} back={back}>
        <AnonymousBanner />
      </SubjectPage>
    )
  }
  const { failure } = training.info
  return (
    <SubjectPage
      of={failure ? training.info : status}
      missing={failure ? missing : { ...missing, title: t('training.notInIt', { email }) }}
      title={name}
      back={back}
      summary={person.value?.name ? email : undefined}
      primary={value && reminds.primary}
    >
      <Stack>
        {person.value && (
          <BounceBanner
            person={person.value}
            onCorrect={() => correct({ email })}
            onSent={() => void user.readAgain()}
          />
        )}
        {status.value ? <UserFacts status={status.value} /> : <CardSkeleton height={120} />}
        <UserLessons
          {...{ user, training }}
          fileName={makeFileName(t('training.lessons'))}
          rowMenu={reminds.ofLesson}
        />
        {showsLog && <MailLog user={user} fileName={makeFileName(t('training.log.title'))} />}
      </Stack>
      {dialog}
    </SubjectPage>
  )
})

registerFirstLoad(TrainingUserPage, ({ company, stores, params }) => {
  const key = parseCampaignKey(params.trainingId)
  const email = parseEmail(params.email)
  if (key === undefined || email === undefined) return
  void stores.of(ShownTraining).of(key).load()
  if (!isAnonymous(company)) void stores.of(ShownTrainingUser).of(key, email).load()
})
