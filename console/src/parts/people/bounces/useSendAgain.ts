import { type Bounce, getCompanyName, getResendRefusal, hasBouncedAddress } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { useEmployeesStore } from '../useEmployeesStore.ts'
import { usePeopleRefusals } from '../usePeopleRefusals.ts'
import { formatResendCommand, resendMessages } from './sendAgain.ts'

export type BouncedPerson = { name: string; email: string; bounce?: Bounce | null | undefined }

/** Shows the result inside a dialog, which would hide a notice. */
export type ShowText = (text: string) => void

export function useSendAgain(notify?: ShowText) {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = useCompany()
  const formats = useFormats()
  const { client } = useEmployeesStore()
  const refusals = usePeopleRefusals()

  const getRefusal = (person: BouncedPerson): string | null => refusals.sendAgain ?? getResendRefusal(person)

  /** `onDone` runs after a failure too, because some emails may already have been sent. */
  function askToResend(person: BouncedPerson, onDone: () => void): void {
    const { email } = person
    const name = person.name || email
    const messages = person.bounce?.messages ?? []
    const recipient = { companyId: company.company_id, email }
    const names = [...new Set(messages.map((message) => `“${message.name}”`))]
    let remaining = messages
    confirm.ask({
      title: t('employees.bounce.askTitle', { name }),
      description: t('employees.bounce.ask', {
        ...{ count: messages.length, name, email, company: getCompanyName(company) },
        names: formats.list(names),
      }),
      note: hasBouncedAddress(person) ? t('employees.bounce.unchanged') : undefined,
      actionLabel: t('employees.bounce.sendAgain'),
      command: formatResendCommand(recipient, messages),
      run: async () => {
        const attemptCount = remaining.length
        const result = await resendMessages(client, recipient, remaining)
        remaining = [...result.remaining]
        if (result.problem !== null) {
          const sentCount = attemptCount - remaining.length
          const sentText = sentCount > 0 ? `${t('employees.bounce.sentSome', { count: sentCount })} ` : ''
          throw new Error(`${sentText}${result.problem}`)
        }
        const doneText = t('employees.bounce.sent', { count: messages.length, name, email })
        if (notify) notify(doneText)
        else notices.show('success', doneText)
        onDone()
      },
      onCancel: onDone,
    })
  }

  function offerResend(previousEmail: string, person: BouncedPerson, onDone: () => void): void {
    const isCorrected = person.email !== previousEmail && !hasBouncedAddress(person)
    if (isCorrected && getRefusal(person) === null) askToResend(person, onDone)
    else onDone()
  }

  return { ask: askToResend, offer: offerResend, refusalOf: getRefusal }
}
