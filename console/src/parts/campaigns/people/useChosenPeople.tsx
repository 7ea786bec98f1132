import PlaylistAdd from 'virtual:icon/PlaylistAdd'
import Send from 'virtual:icon/SendOutlined'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { useDraftSelection } from '../../../app/drafts/useDraftSelection.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { type Action, toRefusalProps } from '../../../ui/buttons/action.ts'
import { AddToListDialog } from '../../people/dialogs.ts'
import { usePeopleRefusals } from '../../people/usePeopleRefusals.ts'
import {
  type CampaignPeople,
  type CampaignPerson,
  isEveryoneSelected,
  loadSelectedPeople,
  makePeopleSelection,
} from './CampaignPeople.ts'
import { useReminderConfirmation } from './useReminderConfirmation.ts'

type Options<Filters, Person extends CampaignPerson> = {
  people: CampaignPeople<Filters, Person>
  draftPrefix: string
  remindRefusal: string | null
  onReminded: () => void
  tell?: ((text: string) => void) | undefined
}

type ChosenPeopleActions = {
  bulkActions: readonly Action[]
  remindOne: (person: CampaignPerson) => void
  dialog: ReactNode
}

export function useChosenPeople<Filters, Person extends CampaignPerson>(
  options: Options<Filters, Person>,
): ChosenPeopleActions {
  const { people, draftPrefix, remindRefusal, onReminded } = options
  const { table } = people
  const { t } = useTranslation()
  const { notices } = useRoot()
  const refusals = usePeopleRefusals()
  const notify = options.tell ?? ((text: string) => notices.show('success', text))
  const [isAdding, setAdding] = useDraftFlag(`${draftPrefix}/adding`)
  const { ask, isBusy } = useReminderConfirmation(people, (text) => {
    notify(text)
    void table.refresh()
    onReminded()
  })
  useDraftSelection(`${draftPrefix}/chosen`, table.selection)
  const count = table.selection.count(table.total)
  return {
    bulkActions: [
      {
        key: 'remind',
        label: t('campaigns.reminding.send'),
        icon: <Send />,
        busy: isBusy,
        onRun: () => void ask(isEveryoneSelected(people) ? 'everybody' : () => loadSelectedPeople(people)),
        ...toRefusalProps(remindRefusal),
      },
      {
        key: 'addToList',
        label: t('campaigns.people.addToList'),
        icon: <PlaylistAdd />,
        onRun: () => setAdding(true),
        ...toRefusalProps(refusals.addToList),
      },
    ],
    remindOne: (person) => void ask(() => ({ selection: makePeopleSelection([person]), persons: [person] })),
    dialog: isAdding && table.total > 0 && (
      <AddToListDialog
        people={{ selection: table.selection.context, filter: table.search, listId: people.listId }}
        count={count}
        adding={people}
        tell={notify}
        onClose={() => setAdding(false)}
        onAdded={() => {
          setAdding(false)
          table.selection.clear()
        }}
      />
    ),
  }
}
