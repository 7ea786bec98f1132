import type { BlockAnswer, QuestionPresentation } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderList } from '../../../ui/order/OrderList.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { type as scale } from '../../../ui/theme/tokens.ts'
import { type AnswerProps, getChosenOptions } from './answerProps.ts'
import { LineStack } from './Lines.tsx'
import { OptionLine } from './OptionLine.tsx'
import { Personalized, usePersonalized } from './Personalized.tsx'
import { useScenarioWords } from './words.ts'
import { YesNoLines } from './YesNoLines.tsx'

/** The initial order isn't an answer: the order counts only after a step was moved. */
function Steps({ block: { options = [] }, answer, onAnswer }: AnswerProps) {
  const { t } = useTranslation()
  const plain = usePersonalized()
  const order = getChosenOptions(answer)
  const steps = options.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
  return (
    <OrderList
      label={t('scenarios.steps')}
      items={steps}
      idOf={({ id }) => id}
      nameOf={({ text }) => plain(text)}
      render={({ text }) => <Personalized text={text} />}
      onMove={(moved) => onAnswer(moved.map(({ id }) => id))}
    />
  )
}

function Choices({ block: { presentation, options = [] }, answer, onAnswer }: AnswerProps) {
  const name = useId()
  const isOne = presentation === 'single-choice'
  const chosen = getChosenOptions(answer)
  const toggle = (id: string) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <LineStack>
      {options.map(({ id, text }) => (
        <OptionLine
          key={id}
          type={isOne ? 'radio' : 'checkbox'}
          name={name}
          checked={chosen.includes(id)}
          onChange={() => onAnswer(isOne ? id : toggle(id))}
        >
          <Personalized text={text} />
        </OptionLine>
      ))}
    </LineStack>
  )
}

const Group = styled('fieldset')({ display: 'grid', gap: 12, minWidth: 0, margin: 0, padding: 0, border: 0 })

const Question = styled('legend')({
  float: 'left',
  width: '100%',
  padding: 0,
  fontSize: scale.size.lead,
  lineHeight: `${String(scale.line.lead)}px`,
  fontWeight: scale.weight.semibold,
  overflowWrap: 'anywhere',
})

const how = {
  'single-choice': 'chooseOne',
  'multiple-choice': 'chooseAny',
  'yes-no-list': 'eachLine',
  order: 'inOrder',
} as const

type Props = Omit<AnswerProps, 'onAnswer'> & {
  presentation: QuestionPresentation
  /** `isFinal`: the option was selected on purpose, not passed with the arrow keys. */
  onAnswer: (answer: BlockAnswer, isFinal: boolean) => void
}

const forms = {
  'single-choice': Choices,
  'multiple-choice': Choices,
  'yes-no-list': YesNoLines,
  order: Steps,
} as const

export function QuestionBlock({ block, presentation, answer, onAnswer }: Props) {
  const word = useScenarioWords()
  const id = useId()
  // Arrow keys select every option they pass.
  const isPassing = useRef(false)
  const Form = forms[presentation]
  return (
    <Group
      aria-describedby={id}
      onKeyDown={({ key }) => {
        isPassing.current = key.startsWith('Arrow')
      }}
      onPointerDown={() => {
        isPassing.current = false
      }}
    >
      <Question>
        <Personalized text={block.text ?? ''} />
      </Question>
      <MutedText id={id}>{word(how[presentation])}</MutedText>
      <Form block={block} answer={answer} onAnswer={(given) => onAnswer(given, !isPassing.current)} />
    </Group>
  )
}
