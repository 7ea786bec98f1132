import { CampaignName, giveName, isUntitled, plainName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import * as z from 'zod/mini'
import { useDialogForm } from '../../../../app/drafts/useDialogForm.ts'
import { formatApiCommand } from '../../../../lib/commands/apiCommand.ts'
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx'
import { TextInput } from '../../../../ui/form/TextInput.tsx'
import { useStrippedText } from '../../useStrippedText.ts'
import type { SaveCall } from '../model/campaign.ts'

const Named = z.object({ name: CampaignName.check(z.refine((name) => !isUntitled(name), giveName)) })

export type NamingWords = { title: string; label: string; help: string; submit: string }

type Props = {
  words: NamingWords
  call: SaveCall | null | undefined
  onNamed: (name: string) => void
  onClose: () => void
}

export const NameDialog = observer(function NameDialog({ words, call, onNamed, onClose }: Props) {
  const strippedText = useStrippedText()
  const { form, dialog } = useDialogForm({
    draft: 'campaignName',
    schema: Named,
    start: { name: '' },
    save:
      async ({ name }) =>
      () =>
        onNamed(name),
    onClose,
  })
  const name = plainName(form.watch('name'))
  const command =
    call &&
    (isUntitled(name) ? undefined : formatApiCommand(call.operation, call.ids, { ...call.body, name }))
  return (
    <FormDialog {...dialog} size="xs" title={words.title} submitLabel={words.submit} command={command}>
      <TextInput
        control={form.control}
        name="name"
        label={words.label}
        helper={strippedText(form.watch('name')) ?? words.help}
        required
        autoFocus
      />
    </FormDialog>
  )
})
