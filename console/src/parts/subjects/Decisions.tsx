import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Stack } from '../../ui/layout.ts'
import { Banner } from '../../ui/notices/Banner.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { MutedText } from '../../ui/text/Muted.tsx'
import type { DecidedQuestion, LessonRun } from './LessonRun.ts'
import type { SubjectStore } from './SubjectStore.ts'

const List = styled('ol')({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' })

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' })

type Props = { store: SubjectStore; run: LessonRun }

export const Decisions = observer(function Decisions({ store, run }: Props) {
  const { t } = useTranslation()
  const { isAnswerShown } = store
  const { decisions, decided, correct, isFinished } = run
  const answer = isAnswerShown
    ? { key: 'back', label: t('subjects.back'), onRun: () => store.hideAnswer() }
    : { key: 'answer', label: t('subjects.seeAnswer'), onRun: () => void store.showAnswer() }
  const figures = { value: correct, total: decisions.length }
  return (
    <Panel
      title={t('subjects.decisions')}
      aside={
        <>
          {decided > 0 && <MutedText>{t('subjects.correctOf', figures)}</MutedText>}
          <ActionButton action={answer} size="small" />
        </>
      }
    >
      <Stack>
        {isFinished && (
          <Banner tone={correct === decisions.length ? 'success' : 'info'}>
            {t('subjects.finished', figures)}
          </Banner>
        )}
        <List>
          {decisions.map((decision, index) => (
            <li key={decision.question}>
              <Question
                decidedQuestion={decision}
                n={index + 1}
                isRightShown={isAnswerShown}
                language={store.subject.value?.language}
              />
            </li>
          ))}
        </List>
      </Stack>
    </Panel>
  )
})

type QuestionProps = {
  decidedQuestion: DecidedQuestion
  n: number
  isRightShown: boolean
  language: string | undefined
}

function Question({ decidedQuestion, n, isRightShown, language }: QuestionProps) {
  const { t } = useTranslation()
  const { question, chosenOption, isRight, rightOption } = decidedQuestion
  return (
    <>
      <Line>
        <Typography variant="body2" color="textSecondary">
          {t('subjects.decision', { n })}
        </Typography>
        {chosenOption ? (
          <StatusBadge
            tone={isRight ? 'success' : 'warning'}
            label={isRight ? t('subjects.correct') : t('subjects.incorrect')}
          />
        ) : (
          <StatusBadge tone="neutral" label={t('subjects.notDecided')} />
        )}
      </Line>
      <Typography variant="h3" component="p" lang={language}>
        {question}
      </Typography>
      {chosenOption && <div>{t('subjects.chosen', { option: chosenOption.text })}</div>}
      {rightOption && (isRightShown || (chosenOption && !isRight)) && (
        <>
          {!isRight && <div>{t('subjects.rightPath', { option: rightOption.text })}</div>}
          <MutedText lang={language}>{rightOption.why}</MutedText>
        </>
      )}
    </>
  )
}
