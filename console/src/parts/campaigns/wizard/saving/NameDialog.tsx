import { CampaignName, isUntitled, nameRequiredText, toPlainName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import * as z from 'zod/mini'
import { useDialogForm } from '../../../../app/drafts/useDialogForm.ts'
import { formatApiCommand } from '../../../../lib/commands/apiCommand.ts'
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx'
import { TextInput } from '../../../../ui/form/TextInput.tsx'
import { useStrippedNameHint } from '../../useStrippedNameHint.ts'
import type { SaveCall } from '../model/campaign.ts'

const NamedForm = z.object({
  name: CampaignName.check(z.refine((name) => !isUntitled(name), nameRequiredText)),
})

export type NameDialogTexts = { title: string; label: string; help: string; submit: string }

type Props = {
  texts: NameDialogTexts
  call: SaveCall | null | undefined
  onNamed: (name: string) => void
  onClose: () => void
}

export const NameDialog = observer(function NameDialog({ texts, call, onNamed, onClose }: Props) {
  const strippedText = useStrippedNameHint()
  const { form, dialog } = useDialogForm({
    draft: 'campaignName',
    schema: NamedForm,
    initialValues: { name: '' },
    save:
      async ({ name }) =>
      () =>
        onNamed(name),
    onClose,
  })
  const name = toPlainName(form.watch('name'))
  const command =
    call &&
    (isUntitled(name) ? undefined : formatApiCommand(call.operation, call.ids, { ...call.body, name }))
  return (
    <FormDialog {...dialog} size="xs" title={texts.title} submitLabel={texts.submit} command={command}>
      <TextInput
        control={form.control}
        name="name"
        label={texts.label}
        helper={strippedText(form.watch('name')) ?? texts.help}
        required
        autoFocus
      />
    </FormDialog>
  )
})
