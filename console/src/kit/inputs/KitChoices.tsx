import { createTextFilter } from '@heed/contracts'
import { useEffect, useState } from 'react'
import { type Control, useForm } from 'react-hook-form'
import { AddressBox } from '../../ui/form/addresses/AddressBox.tsx'
import { AddressInput } from '../../ui/form/addresses/AddressInput.tsx'
import { ComboBox } from '../../ui/form/choice/ComboBox.tsx'
import { ComboInput } from '../../ui/form/choice/ComboInput.tsx'
import { MultiSelectBox } from '../../ui/form/choice/MultiSelectBox.tsx'
import { MultiSelectInput } from '../../ui/form/choice/MultiSelectInput.tsx'
import type { Choice } from '../../ui/form/choice/types.ts'
import { Columns } from '../../ui/layout.ts'
import { Panel } from '../../ui/panels/Panel.tsx'
import { people } from '../people/people.ts'

const LISTS: Choice[] = [
  { value: '1', label: 'Reykjavík office', detail: '120 employees' },
  { value: '2', label: 'Finance', detail: '14 employees' },
  { value: '3', label: 'Support and everyone who answers the phone in the evening', detail: '32 employees' },
  { value: '4', label: 'Board', disabledReason: 'Managed by the directory.' },
  ...Array.from({ length: 300 }, (_, index) => ({
    value: `u${String(index)}`,
    label: `Unit ${String(index + 1)}`,
  })),
]
const PEOPLE: Choice[] = people.map(({ email, name }) => ({ value: email, label: name, detail: email }))

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function findPeople(search: string): Promise<Choice[]> {
  await wait(600)
  return PEOPLE.filter(({ label }) => createTextFilter(search)(label))
}

async function failSearch(): Promise<Choice[]> {
  await wait(600)
  throw new Error('The employees could not be loaded.')
}

type Values = { lists: string[]; person: Choice | null; recipients: string[] }

export function KitChoices() {
  const { control, setError } = useForm<Values>({
    defaultValues: { lists: [], person: null, recipients: [] },
  })
  useEffect(() => {
    setError('lists', { message: 'Choose at least one list' })
    setError('person', { message: 'Choose a person' })
    setError('recipients', { message: 'Enter at least one email address' })
  }, [setError])
  return (
    <Panel title="Choices and addresses">
      <Columns>
        <ListChoices control={control} />
        <PersonChoices control={control} />
        <AddressChoices control={control} />
      </Columns>
    </Panel>
  )
}

type FormProps = { control: Control<Values> }

function ListChoices({ control }: FormProps) {
  const [lists, setLists] = useState<readonly string[]>(['1', '3'])
  const [selectedLists, setSelectedLists] = useState<readonly string[]>(LISTS.map(({ value }) => value))
  return (
    <>
      <MultiSelectBox
        label="Lists"
        value={lists}
        onChange={setLists}
        choices={LISTS}
        helper="Each person is listed once."
      />
      <MultiSelectBox label="Very many" value={selectedLists} onChange={setSelectedLists} choices={LISTS} />
      <MultiSelectBox
        label="Loading"
        value={[]}
        onChange={setLists}
        choices={undefined}
        placeholder="Choose lists"
      />
      <MultiSelectBox
        label="Refused"
        value={['2']}
        onChange={setLists}
        choices={LISTS}
        disabledReason="The training is active."
      />
      <MultiSelectInput control={control} name="lists" label="In a form" choices={LISTS} required />
    </>
  )
}

function PersonChoices({ control }: FormProps) {
  const [person, setPerson] = useState<Choice | null>(null)
  const [createdChoices, setCreatedChoices] = useState<Choice[]>([])
  return (
    <>
      <ComboBox
        label="Person or a new one"
        value={person}
        onChange={setPerson}
        choices={[...createdChoices, ...PEOPLE]}
        onCreate={(text) => {
          const choice = { value: text, label: text }
          setCreatedChoices((previous) => [...previous, choice])
          setPerson(choice)
        }}
      />
      <ComboBox label="Found by the server" value={person} onChange={setPerson} choices={findPeople} />
      <ComboBox label="A server that fails" value={null} onChange={setPerson} choices={failSearch} />
      <ComboBox
        label="Refused"
        value={PEOPLE[0] ?? null}
        onChange={setPerson}
        choices={PEOPLE}
        disabledReason="Set by single sign-on."
      />
      <ComboInput control={control} name="person" label="In a form" choices={PEOPLE} required />
    </>
  )
}

function AddressChoices({ control }: FormProps) {
  const [addresses, setAddresses] = useState<readonly string[]>([
    'asa@nordlys.example',
    'jürgen.groß@nordlys',
    'everybody.in.the.reykjavik.office@nordlys.example',
    'support',
  ])
  return (
    <>
      <AddressBox
        label="Recipients"
        value={addresses}
        onChange={setAddresses}
        helper="Separate with commas or lines."
      />
      <AddressBox
        label="Refused"
        value={['asa@nordlys.example']}
        onChange={setAddresses}
        disabledReason="The report is running."
      />
      <AddressInput
        control={control}
        name="recipients"
        label="In a form"
        placeholder="name@company.com"
        required
      />
    </>
  )
}
