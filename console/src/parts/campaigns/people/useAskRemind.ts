import { companyName, notReminded, remindedLately, wasRemindedLately } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/RootContext.tsx'
import { accepted } from '../../../lib/accepted.ts'
import type { SelectionContext } from '../../../lib/Selection.ts'
import { useMutation } from '../../../ui/useMutation.ts'
import type { CampaignPeople } from './CampaignPeople.ts'

type Asked = {
  choose: () => SelectionContext | Promise<SelectionContext>
  /** How many are chosen. */
  count: number
  /** Who they are: everybody, some whom somebody chose, or one to whom a reminder was offered. */
  who: 'everybody' | 'chosen' | 'one'
}

/** Asks before chosen people are reminded: how many before it is sent, and how many were reached afterwards; for observers. */
export function useAskRemind<Filters>(people: CampaignPeople<Filters>, onReminded: (said: string) => void) {
  const { t } = useTranslation()
  const { clock, confirm, notices } = useRoot()
  const company = companyName(useCompany())
  const asking = useMutation()

  async function remind(selection: SelectionContext): Promise<void> {
    const { count } = accepted(await people.remind(selection), notReminded)
    const reached = count === undefined ? '' : ` ${t('campaigns.reminding.reached', { count })}`
    people.table.selection.clear()
    onReminded(`${t('campaigns.reminding.sent')}${reached}`)
  }

  /** Not everybody who is chosen can be reminded: of how many that is so, is known for all of them alone. */
  function whom({ who, count }: Asked, reached: number): string {
    if (who === 'chosen') {
      return [
        t('campaigns.reminding.chosen', { count, company }),
        t(`campaigns.reminding.leftOut.${people.kind}`),
      ].join(' ')
    }
    return t('campaigns.reminding.askChosen', { count: who === 'everybody' ? reached : count, company })
  }

  async function ask(asked: Asked): Promise<void> {
    await asking.run(async () => {
      const [selection, counts] = await Promise.all([asked.choose(), people.countReminders()])
      confirm.ask({
        title: t('campaigns.reminding.title'),
        description: whom(asked, counts.remindersCount),
        actionLabel: t('campaigns.reminding.send'),
        command: people.remindCommand(selection),
        ...(wasRemindedLately(counts.lastReminders, clock.now().toISOString()) && {
          checkbox: remindedLately,
        }),
        run: () => remind(selection),
      })
    })
    if (asking.failure) notices.show('error', asking.failure.text)
  }

  return { ask, isBusy: asking.pending }
}
