import { companyName, nobodyToRemind, notReminded, remindedLately, wasRemindedLately } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { ensureSuccess } from '../../../lib/tables/ensureSuccess.ts'
import type { SelectionContext } from '../../../lib/tables/Selection.ts'
import { useMutation } from '../../../ui/useMutation.ts'
import {
  type CampaignPeople,
  type CampaignPerson,
  type ChosenPersons,
  isRemindable,
} from './CampaignPeople.ts'

export type RemindTarget = 'everybody' | (() => ChosenPersons | Promise<ChosenPersons>)

const everybody: SelectionContext = { allSelected: true, checked: [], unChecked: [] }

interface Reach {
  count: number
  one?: CampaignPerson | undefined
  leftOut: number
}

/** The question shows how many were selected; the notice shows how many were reached (C-25). */
export function useAskRemind<Filters>(people: CampaignPeople<Filters>, onReminded: (said: string) => void) {
  const { t } = useTranslation()
  const { clock, confirm, notices } = useRoot()
  const company = companyName(useCompany())
  const asking = useMutation()
  const getPersonName = ({ name, email }: CampaignPerson) => name || email

  async function remind(selection: SelectionContext, { one }: Reach): Promise<void> {
    const { count } = ensureSuccess(await people.remind(selection), notReminded)
    const reached =
      count === 1 && one
        ? ` ${t('campaigns.reminding.reachedOne', { name: getPersonName(one) })}`
        : count === undefined
          ? ''
          : ` ${t('campaigns.reminding.reached', { count })}`
    people.table.selection.clear()
    onReminded(`${t('campaigns.reminding.sent')}${reached}`)
  }

  const whyLeftOut = () => t(`campaigns.reminding.leftOut.${people.kind}`)

  function describe({ count, one, leftOut }: Reach): string {
    const reached = one
      ? t('campaigns.reminding.askOne', { name: getPersonName(one), company })
      : t('campaigns.reminding.askChosen', { count, company })
    if (leftOut === 0) return reached
    return [reached, t('campaigns.reminding.left', { count: leftOut }), whyLeftOut()].join(' ')
  }

  function countReach(persons: readonly CampaignPerson[]): Reach {
    const reached = persons.filter(isRemindable)
    const leftOut = persons.length - reached.length
    const [one, ...others] = reached
    if (!one) throw new Error([nobodyToRemind, leftOut > 0 ? whyLeftOut() : ''].join(' ').trim())
    return { count: reached.length, one: others.length === 0 ? one : undefined, leftOut }
  }

  async function ask(asked: RemindTarget): Promise<void> {
    await asking.run(async () => {
      const [chosen, counts] = await Promise.all([
        asked === 'everybody' ? undefined : asked(),
        people.countReminders(),
      ])
      const selection = chosen?.selection ?? everybody
      const reach: Reach = chosen ? countReach(chosen.persons) : { count: counts.remindersCount, leftOut: 0 }
      if (reach.count === 0) throw new Error(nobodyToRemind)
      confirm.ask({
        title: t('campaigns.reminding.title'),
        description: describe(reach),
        actionLabel: t('campaigns.reminding.send'),
        command: people.remindCommand(selection),
        ...(wasRemindedLately(counts.lastReminders, clock.now().toISOString()) && {
          checkbox: remindedLately,
        }),
        run: () => remind(selection, reach),
      })
    })
    if (asking.failure) notices.show('error', asking.failure.text)
  }

  return { ask, isBusy: asking.pending }
}
