import { useTranslation } from 'react-i18next'
import { OrderList } from '../../../ui/order/OrderList.tsx'
import { type AnswerProps, chosenIn } from './answerProps.ts'
import { Personalized, usePersonalized } from './Personalized.tsx'

/** The initial order isn't an answer: the order counts only after a step was moved. */
export function Steps({ block: { options = [] }, answer, onAnswer }: AnswerProps) {
  const { t } = useTranslation()
  const plain = usePersonalized()
  const order = chosenIn(answer)
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
