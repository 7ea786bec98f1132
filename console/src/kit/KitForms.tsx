import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { PrimaryButton } from '../ui/buttons/PrimaryButton.tsx'
import { CommandBlock } from '../ui/code/CommandBlock.tsx'
import { DropZone } from '../ui/files/DropZone.tsx'
import { CheckInput } from '../ui/form/CheckInput.tsx'
import { RadioCards } from '../ui/form/RadioCards.tsx'
import { RadioGroupBox } from '../ui/form/RadioGroupBox.tsx'
import { SelectInput } from '../ui/form/SelectInput.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { Columns, WrapRow } from '../ui/layout.ts'
import { Panel } from '../ui/panels/Panel.tsx'

type Values = { name: string; email: string; note: string; role: string; welcome: boolean; logging: boolean }

const ROLES = [
  { value: '', label: 'Choose a role' },
  { value: '1', label: 'Admin' },
  { value: '2', label: 'Viewer' },
]
const initialValues: Values = { name: '', email: 'asa@', note: '', role: '', welcome: true, logging: false }

const KitFormButtons = () => (
  <WrapRow style={{ margin: '20px 0' }}>
    <ActionButton action={{ key: 'save', label: 'Save' }} look="primary" submit />
    <ActionButton action={{ key: 'busy', label: 'Saving', busy: true }} look="primary" />
    <PrimaryButton
      action={{
        key: 'create',
        label: 'Create new',
        choices: [
          { key: 'training', label: 'Training', onRun: () => undefined },
          { key: 'package', label: 'Package', disabledReason: 'No learning system yet.' },
        ],
      }}
    />
    <ActionButton
      action={{ key: 'no', label: 'Save', disabledReason: 'Two lines have errors.' }}
      look="primary"
    />
    <ActionButton action={{ key: 'no2', label: 'Cancel', disabledReason: 'Saving in progress.' }} />
    <ActionButton action={{ key: 'cancel', label: 'Cancel' }} />
    <ActionButton action={{ key: 'more', label: 'Learn more' }} look="text" />
    <ActionButton action={{ key: 'delete', label: 'Delete', danger: true }} />
  </WrapRow>
)

export function KitForms() {
  const { control, handleSubmit, setError } = useForm<Values>({ defaultValues: initialValues })
  useEffect(() => setError('email', { message: 'Please enter a correct work email' }), [setError])
  const [scheme, setScheme] = useState('list')
  const [file, setFile] = useState('')
  return (
    <Panel title="Form">
      <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
        <Columns>
          <TextInput control={control} name="name" label="Name" required placeholder="First and last name" />
          <TextInput control={control} name="email" label="Work email" type="email" required />
          <SelectInput
            control={control}
            name="role"
            label="Role"
            options={ROLES}
            helper="Viewers can't make changes."
          />
          <TextInput
            control={control}
            name="note"
            label="Locked field"
            disabled
            helper="Set by single sign-on."
          />
          <TextInput control={control} name="note" label="Message" multiline minRows={3} />
          <RadioGroupBox
            label="Add to"
            value={scheme}
            onChange={setScheme}
            options={[
              { value: 'list', label: 'This list' },
              { value: 'new', label: 'New list' },
            ]}
          />
          <RadioCards
            label="Delivery method"
            value={scheme}
            onChange={setScheme}
            options={[
              { value: 'list', label: 'Scheduled delivery', hint: 'A few subjects at a time' },
              { value: 'new', label: 'Send everything now', hint: 'All 14 subjects in one message' },
              { value: 'links', label: 'Download sign-in links', disabledReason: 'It has started.' },
            ]}
          />
          <CheckInput control={control} name="welcome" label="Send a welcome email" />
          <CheckInput
            control={control}
            name="logging"
            kind="switch"
            label="User logging"
            disabledReason="Anonymous tracking can't be undone."
          />
          <DropZone
            label="Employee file"
            accept=".csv,.txt"
            hint="CSV or text, up to 1,000,000 lines"
            onFile={(chosen) => setFile(chosen.name)}
          />
          <DropZone
            label="Logo"
            accept=".png"
            hint="PNG up to 640 x 264 px and no bigger than 80KB"
            error={`${file || 'logo.gif'} is too large, please pick a smaller file`}
            onFile={() => undefined}
          />
        </Columns>
        <KitFormButtons />
        <CommandBlock
          command={'heed employees import people.csv --company 12 --list "Reykjavík office" --dry-run'}
        />
      </form>
    </Panel>
  )
}
