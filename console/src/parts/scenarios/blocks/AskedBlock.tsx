import type { BlockAnswer, QuestionPresentation } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useId, useRef } from 'react'
import { Muted } from '../../../ui/text/Muted.tsx'
import { type as scale } from '../../../ui/theme/tokens.ts'
import type { AnswerProps } from './answerProps.ts'
import { Choices } from './Choices.tsx'
import { Personalized } from './Personalized.tsx'
import { Steps } from './Steps.tsx'
import { useScenarioWords } from './words.ts'
import { YesNoLines } from './YesNoLines.tsx'

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

export function AskedBlock({ block, presentation, answer, onAnswer }: Props) {
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
      <Muted id={id}>{word(how[presentation])}</Muted>
      <Form block={block} answer={answer} onAnswer={(given) => onAnswer(given, !isPassing.current)} />
    </Group>
  )
}
