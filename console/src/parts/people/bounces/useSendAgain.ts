import { type Bounce, companyName, hasBadAddress, sendAgainRefusal } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { useEmployeesStore } from '../useEmployeesStore.ts'
import { usePeopleRefusals } from '../usePeopleRefusals.ts'
import { sendAgain, sendAgainCommand } from './sendAgain.ts'

export type BouncedPerson = { name: string; email: string; bounce?: Bounce | null | undefined }

/** Shows the result inside a dialog, which would hide a notice. */
export type ShowText = (text: string) => void

export function useSendAgain(tell?: ShowText) {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = useCompany()
  const formats = useFormats()
  const { client } = useEmployeesStore()
  const refusals = usePeopleRefusals()

  const getRefusal = (person: BouncedPerson): string | null => refusals.sendAgain ?? sendAgainRefusal(person)

  /** `onDone` runs after a failure too, because some emails may already have been sent. */
  function ask(person: BouncedPerson, onDone: () => void): void {
    const { email } = person
    const name = person.name || email
    const messages = person.bounce?.messages ?? []
    const to = { companyId: company.company_id, email }
    const names = [...new Set(messages.map((message) => `“${message.name}”`))]
    let left = messages
    confirm.ask({
      title: t('employees.bounce.askTitle', { name }),
      description: t('employees.bounce.ask', {
        ...{ count: messages.length, name, email, company: companyName(company) },
        names: formats.list(names),
      }),
      note: hasBadAddress(person) ? t('employees.bounce.unchanged') : undefined,
      actionLabel: t('employees.bounce.sendAgain'),
      command: sendAgainCommand(to, messages),
      run: async () => {
        const tried = left.length
        const sent = await sendAgain(client, to, left)
        left = [...sent.left]
        if (sent.problem !== null) {
          const arrived = tried - left.length
          const before = arrived > 0 ? `${t('employees.bounce.sentSome', { count: arrived })} ` : ''
          throw new Error(`${before}${sent.problem}`)
        }
        const told = t('employees.bounce.sent', { count: messages.length, name, email })
        if (tell) tell(told)
        else notices.show('success', told)
        onDone()
      },
      onCancel: onDone,
    })
  }

  function offer(before: string, saved: BouncedPerson, onDone: () => void): void {
    const isCorrected = saved.email !== before && !hasBadAddress(saved)
    if (isCorrected && getRefusal(saved) === null) ask(saved, onDone)
    else onDone()
  }

  return { ask, offer, refusalOf: getRefusal }
}
