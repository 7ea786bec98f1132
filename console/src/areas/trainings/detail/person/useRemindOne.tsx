import Send from 'virtual:icon/SendOutlined'
import {
  getCompanyName,
  getLessonState,
  notRemindedText,
  recentlyRemindedText,
  wasRecentlyReminded,
} from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../../app/root/RootContext.tsx'
import { formatCallCommand } from '../../../../lib/commands/apiCommand.ts'
import { ensureSuccess } from '../../../../lib/tables/ensureSuccess.ts'
import { useSendAgain } from '../../../../parts/people/bounces/useSendAgain.ts'
import { type Action, toRefusalProps } from '../../../../ui/buttons/action.ts'
import type { TrainingUserStore, UserLesson } from './TrainingUserStore.ts'

/** The page's primary action sends a reminder about the oldest open lesson. */
export function useRemindEmployee(user: TrainingUserStore, refusal: string | null) {
  const { t } = useTranslation()
  const { clock, confirm, notices } = useRoot()
  const company = getCompanyName(useCompany())
  const lessons = user.status.value?.subjects ?? []
  const deliveredLessons = lessons.filter(({ delivered }) => delivered !== null)
  const openLesson = deliveredLessons.find((lesson) => getLessonState(lesson) !== 'completed')
  const person = user.person.value
  const name = person?.name || user.email
  const resend = useSendAgain()
  const bouncedLessons = lessons.filter((lesson) => getLessonState(lesson) === 'bounced')

  function createResendAction(openLessons: readonly UserLesson[]): Action {
    const events = new Set(openLessons.map(({ eventId }) => eventId))
    const messages = (person?.bounce?.messages ?? []).filter(
      ({ trainingId, eventId }) =>
        String(trainingId) === user.key && eventId !== undefined && events.has(eventId),
    )
    const recipient = { name, email: user.email, bounce: person?.bounce && { ...person.bounce, messages } }
    return {
      key: 'sendAgain',
      label: t('employees.bounce.sendAgain'),
      icon: <Send />,
      onRun: () => resend.ask(recipient, () => void user.readAgain()),
      ...toRefusalProps(refusal ?? resend.refusalOf(recipient)),
    }
  }

  function askResend({ eventId, title }: UserLesson): void {
    const last = user.status.value?.reminded ?? null
    confirm.ask({
      title: t('training.remindOne'),
      description: t('training.remindOneText', { name, lesson: title, company }),
      actionLabel: t('training.remindOne'),
      command: formatCallCommand('trainings.resendEventMail', { ...user.named, eventId }),
      ...(wasRecentlyReminded(last, clock.now().toISOString()) && { checkbox: recentlyRemindedText }),
      run: async () => {
        ensureSuccess(await user.remind(eventId), notRemindedText)
        notices.show('success', t('training.reminderSent'))
        void user.follow()
      },
    })
  }

  const createLessonAction = (lesson: UserLesson | undefined): Action => ({
    key: 'remind',
    label: t('training.remindOne'),
    icon: <Send />,
    onRun: () => lesson && askResend(lesson),
    ...toRefusalProps(refusal ?? (lesson && lesson.delivered !== null ? null : t('training.nothingCame'))),
  })
  const getLessonActions = (lesson: UserLesson): readonly Action[] => [
    getLessonState(lesson) === 'bounced' ? createResendAction([lesson]) : createLessonAction(lesson),
  ]
  if (!openLesson && bouncedLessons.length > 0)
    return { primary: createResendAction(bouncedLessons), ofLesson: getLessonActions }
  return {
    // Each lesson can still be resent from its row.
    primary: {
      ...createLessonAction(openLesson ?? deliveredLessons.at(-1)),
      ...(refusal === null &&
        deliveredLessons.length > 0 &&
        !openLesson &&
        toRefusalProps(t('training.nothingOpen', { name }))),
    },
    ofLesson: getLessonActions,
  }
}
