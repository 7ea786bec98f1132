import {
  getCompanyName,
  noOneToRemindText,
  notRemindedText,
  recentlyRemindedText,
  wasRecentlyReminded,
} from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { ensureSuccess } from '../../../lib/tables/ensureSuccess.ts'
import type { SelectionContext } from '../../../lib/tables/Selection.ts'
import { useFormats } from '../../../ui/formats.ts'
import { useMutation } from '../../../ui/useMutation.ts'
import {
  type CampaignPeople,
  type CampaignPerson,
  isRemindable,
  type SelectedPeople,
} from './CampaignPeople.ts'

export type RemindTarget = 'everybody' | (() => SelectedPeople | Promise<SelectedPeople>)

const everyoneSelection: SelectionContext = { allSelected: true, checked: [], unChecked: [] }

const maxNames = 5

interface ReminderReach {
  count: number
  /** Empty if there are too many to name. */
  names: readonly string[]
  leftOutCount: number
}

/** The confirmation shows how many were selected; the notice shows how many were reached (C-25). */
export function useReminderConfirmation<Filters>(
  people: CampaignPeople<Filters>,
  onReminded: (doneText: string) => void,
) {
  const { t } = useTranslation()
  const { clock, confirm, notices } = useRoot()
  const company = getCompanyName(useCompany())
  const countMutation = useMutation()
  const formats = useFormats()
  const getPersonName = ({ name, email }: CampaignPerson) => name || email

  function describeReached(count: number | undefined, names: readonly string[]): string {
    if (count === undefined) return ''
    return count === names.length
      ? t('campaigns.reminding.reachedNamed', { count, names: formats.list(names) })
      : t('campaigns.reminding.reached', { count })
  }

  async function remind(selection: SelectionContext, { names }: ReminderReach): Promise<void> {
    const { count } = ensureSuccess(await people.remind(selection), notRemindedText)
    people.table.selection.clear()
    onReminded(`${t('campaigns.reminding.sent')} ${describeReached(count, names)}`.trim())
  }

  const explainLeftOut = () => t(`campaigns.reminding.leftOut.${people.kind}`)

  function describeRecipients(count: number, names: readonly string[]): string {
    return names.length === 0
      ? t('campaigns.reminding.askChosen', { count, company })
      : t('campaigns.reminding.askNamed', { count, company, names: formats.list(names) })
  }

  function describeReach({ count, names, leftOutCount }: ReminderReach): string {
    const reachedText = describeRecipients(count, names)
    if (leftOutCount === 0) return reachedText
    return [reachedText, t('campaigns.reminding.left', { count: leftOutCount }), explainLeftOut()].join(' ')
  }

  function countReach(persons: readonly CampaignPerson[]): ReminderReach {
    const reachedPersons = persons.filter(isRemindable)
    const leftOutCount = persons.length - reachedPersons.length
    if (reachedPersons.length === 0)
      throw new Error([noOneToRemindText, leftOutCount > 0 ? explainLeftOut() : ''].join(' ').trim())
    return {
      count: reachedPersons.length,
      names: reachedPersons.length > maxNames ? [] : reachedPersons.map(getPersonName),
      leftOutCount,
    }
  }

  async function askToRemind(target: RemindTarget): Promise<void> {
    await countMutation.run(async () => {
      const [selectedPeople, counts] = await Promise.all([
        target === 'everybody' ? undefined : target(),
        people.countReminders(),
      ])
      const selection = selectedPeople?.selection ?? everyoneSelection
      const reach: ReminderReach = selectedPeople
        ? countReach(selectedPeople.persons)
        : { count: counts.remindersCount, names: [], leftOutCount: 0 }
      if (reach.count === 0) throw new Error(noOneToRemindText)
      confirm.ask({
        title: t('campaigns.reminding.title'),
        description: describeReach(reach),
        actionLabel: t('campaigns.reminding.send'),
        command: people.remindCommand(selection),
        ...(wasRecentlyReminded(counts.lastReminders, clock.now().toISOString()) && {
          checkbox: recentlyRemindedText,
        }),
        run: () => remind(selection, reach),
      })
    })
    if (countMutation.failure) notices.show('error', countMutation.failure.text)
  }

  return { ask: askToRemind, isBusy: countMutation.pending }
}
