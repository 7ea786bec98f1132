import CheckCircle from 'virtual:icon/CheckCircleOutlined'
import Circle from 'virtual:icon/CircleOutlined'
import QuizOutlined from 'virtual:icon/QuizOutlined'
import type { Subject } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { MutedText } from '../../ui/text/Muted.tsx'

const List = styled('ol')({ display: 'grid', gap: 20, margin: 0, paddingInlineStart: 20 })

const Answers = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: '6px 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 8, color: theme.vars.palette.text.secondary },
  '& li[data-right]': { color: theme.vars.palette.text.primary, fontWeight: 500 },
  '& svg': { flex: 'none', fontSize: '1.125rem', marginTop: 2 },
  '& li[data-right] svg': { color: theme.vars.palette.success.main },
}))

type Props = { subject: Subject }

export function Questions({ subject: { questions = [], language } }: Props) {
  const { t, i18n } = useTranslation()
  if (questions.length === 0)
    return (
      <EmptyState
        icon={<QuizOutlined />}
        title={t('subjects.noQuestions')}
        text={t('subjects.noQuestionsText')}
      />
    )
  return (
    <List lang={language}>
      {questions.map(({ question, correct_answer, wrong_answer1, wrong_answer2, wrong_answer3, why }) => (
        <li key={question}>
          <Typography variant="h3" component="p">
            {question}
          </Typography>
          <Answers>
            <li data-right>
              <CheckCircle
                role="img"
                lang={i18n.language}
                aria-hidden={false}
                aria-label={t('subjects.correctAnswer')}
              />
              {correct_answer}
            </li>
            {[wrong_answer1, wrong_answer2, wrong_answer3]
              .filter((answer) => answer !== '')
              .map((answer) => (
                <li key={answer}>
                  <Circle aria-hidden />
                  {answer}
                </li>
              ))}
          </Answers>
          {why && <MutedText>{why}</MutedText>}
        </li>
      ))}
    </List>
  )
}
