import type { BlockAnswer, QuestionPresentation } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SortableList } from '../../../ui/order/SortableList.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { typeScale as scale } from '../../../ui/theme/tokens.ts'
import { type AnswerProps, getChosenOptions } from './answerProps.ts'
import { LineStack } from './Lines.tsx'
import { OptionLine } from './OptionLine.tsx'
import { Personalized, usePersonalized } from './Personalized.tsx'
import { useScenarioWords } from './words.ts'
import { YesNoLines } from './YesNoLines.tsx'

/** The initial order isn't an answer: the order counts only once a step has been moved. */
function Steps({ block: { options = [] }, answer, onAnswer }: AnswerProps) {
  const { t } = useTranslation()
  const personalize = usePersonalized()
  const order = getChosenOptions(answer)
  const steps = options.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  return (
    <SortableList
      label={t('scenarios.steps')}
      items={steps}
      idOf={({ id }) => id}
      nameOf={({ text }) => personalize(text)}
      render={({ text }) => <Personalized text={text} />}
      onMove={(movedOptions) => onAnswer(movedOptions.map(({ id }) => id))}
    />
  )
}

function Choices({ block: { presentation, options = [] }, answer, onAnswer }: AnswerProps) {
  const name = useId()
  const isSingleChoice = presentation === 'single-choice'
  const chosenIds = getChosenOptions(answer)
  const toggle = (id: string) =>
    chosenIds.includes(id) ? chosenIds.filter((optionId) => optionId !== id) : [...chosenIds, id]
  return (
    <LineStack>
      {options.map(({ id, text }) => (
        <OptionLine
          key={id}
          type={isSingleChoice ? 'radio' : 'checkbox'}
          name={name}
          checked={chosenIds.includes(id)}
          onChange={() => onAnswer(isSingleChoice ? id : toggle(id))}
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
  lineHeight: scale.line.lead,
  fontWeight: scale.weight.semibold,
  overflowWrap: 'anywhere',
})

const hintWords = {
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

const formComponents = {
  'single-choice': Choices,
  'multiple-choice': Choices,
  'yes-no-list': YesNoLines,
  order: Steps,
} as const

export function QuestionBlock({ block, presentation, answer, onAnswer }: Props) {
  const word = useScenarioWords()
  const id = useId()
  // Arrow keys select every option they pass.
  const isArrowMoveRef = useRef(false)
  const Form = formComponents[presentation]
  return (
    <Group
      aria-describedby={id}
      onKeyDown={({ key }) => {
        isArrowMoveRef.current = key.startsWith('Arrow')
      }}
      onPointerDown={() => {
        isArrowMoveRef.current = false
      }}
    >
      <Question>
        <Personalized text={block.text ?? ''} />
      </Question>
      <MutedText id={id}>{word(hintWords[presentation])}</MutedText>
      <Form
        block={block}
        answer={answer}
        onAnswer={(newAnswer) => onAnswer(newAnswer, !isArrowMoveRef.current)}
      />
    </Group>
  )
}
