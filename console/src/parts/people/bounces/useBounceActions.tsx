import Forward from 'virtual:icon/ForwardToInboxOutlined'
import Spellcheck from 'virtual:icon/SpellcheckOutlined'
import { hasBouncedAddress } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { type Action, toRefusalProps } from '../../../ui/buttons/action.ts'
import { usePeopleRefusals } from '../usePeopleRefusals.ts'
import { type BouncedPerson, type ShowText, useSendAgain } from './useSendAgain.ts'

type Options<Person extends BouncedPerson> = {
  onCorrect: (person: Person) => void
  onSent: (person: Person) => void
  tell?: ShowText | undefined
}

export function useBounceActions<Person extends BouncedPerson>({
  onCorrect,
  onSent,
  tell: notify,
}: Options<Person>) {
  const { t } = useTranslation()
  const refusals = usePeopleRefusals()
  const { ask, refusalOf } = useSendAgain(notify)
  return (person: Person): Action[] => {
    if (!person.bounce) return []
    const correctAction: Action = {
      key: 'correct',
      label: t('employees.bounce.correct'),
      icon: <Spellcheck />,
      onRun: () => onCorrect(person),
      ...toRefusalProps(refusals.edit),
    }
    const resendAction: Action = {
      key: 'sendAgain',
      label: t('employees.bounce.sendAgain'),
      icon: <Forward />,
      onRun: () => ask(person, () => onSent(person)),
      ...toRefusalProps(refusalOf(person)),
    }
    return hasBouncedAddress(person) ? [correctAction, resendAction] : [resendAction]
  }
}
