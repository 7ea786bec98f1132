import { useId } from 'react'
import { type AnswerProps, chosenIn } from './answerProps.ts'
import { Lines } from './Lines.tsx'
import { OptionLine } from './OptionLine.tsx'
import { Personalized } from './Personalized.tsx'

export function Choices({ block: { presentation, options = [] }, answer, onAnswer }: AnswerProps) {
  const name = useId()
  const isOne = presentation === 'single-choice'
  const chosen = chosenIn(answer)
  const toggle = (id: string) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Lines>
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
    </Lines>
  )
}
