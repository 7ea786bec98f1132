import Forward from 'virtual:icon/ForwardToInboxOutlined'
import Spellcheck from 'virtual:icon/SpellcheckOutlined'
import { hasBadAddress } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { type Action, refusedBy } from '../../../ui/buttons/action.ts'
import { usePeopleRefusals } from '../usePeopleRefusals.ts'
import { type Bounced, type Tell, useSendAgain } from './useSendAgain.ts'

type Options<Person extends Bounced> = {
  onCorrect: (person: Person) => void
  onSent: (person: Person) => void
  tell?: Tell | undefined
}

export function useBounceActions<Person extends Bounced>({ onCorrect, onSent, tell }: Options<Person>) {
  const { t } = useTranslation()
  const refusals = usePeopleRefusals()
  const { ask, refusalOf } = useSendAgain(tell)
  return (person: Person): Action[] => {
    if (!person.bounce) return []
    const correct: Action = {
      key: 'correct',
      label: t('employees.bounce.correct'),
      icon: <Spellcheck />,
      onRun: () => onCorrect(person),
      ...refusedBy(refusals.edit),
    }
    const again: Action = {
      key: 'sendAgain',
      label: t('employees.bounce.sendAgain'),
      icon: <Forward />,
      onRun: () => ask(person, () => onSent(person)),
      ...refusedBy(refusalOf(person)),
    }
    return hasBadAddress(person) ? [correct, again] : [again]
  }
}
