import { api } from '@heed/contracts'
import { expect, it } from 'vitest'

/** Sources of shared parts, and of actions on trainings, assessments, packages and people. */
const files: Record<string, string> = import.meta.glob(
  ['./{assessments,content,employees,trainings}/**/*.{ts,tsx}', '../parts/**/*.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)
const sources = Object.entries(files).filter(([path]) => !/\.test\.|\/testing\//.test(path))
const allSource = sources.map(([, source]) => source).join('\n')

/** Calls that have their own `heed` command, with the start of that command. */
const commands: Readonly<Record<string, string>> = {
  'lists.create': 'heed lists create',
  'lists.update': 'heed lists rename',
  'lists.delete': 'heed lists delete',
  'import.createUsersBatch': 'heed employees import',
}

/** Code that asks for input or changes data. */
const inputPattern =
  /<(?:FormDialog|ConfirmDialog|FullScreenModal|PaneDialog|EditableTitle|Dialog|form)\b|confirm\.ask\(|new Mutation\(|use(?:Mutation|FormSave|DialogForm|PageForm|Rename)\(/
const noCommandPattern = /\bcommand(?:=\{|: )(?:null|undefined)\b/g

const nothingSent = 'nothing is sent: it changes the wizard, whose last step has the line'
const shownReason = 'what is opened in it has lines of its own'
const fileSavedReason = 'it saves a file, and changes nothing'

/** Places without a command line, each with the reason. */
const exemptFiles: readonly (readonly [path: string, why: string])[] = [
  ['./content/package/PackagePreview.tsx', 'it is only looked at'],
  ['./employees/person/EmployeePage.tsx', fileSavedReason],
  ['./trainings/wizard/schedule/RuleFields.tsx', nothingSent],
  ['../parts/campaigns/bounced/BouncedDialog.tsx', shownReason],
  ['../parts/campaigns/content/AddContentDialog.tsx', nothingSent],
  ['../parts/campaigns/people/PeopleDialog.tsx', shownReason],
  ['../parts/campaigns/reminding/RemindDialog.tsx', 'it says that there is nobody to remind'],
  ['../parts/campaigns/templates/TemplateStep.tsx', nothingSent],
  ['../parts/campaigns/wizard/saving/CampaignSaving.ts', 'the last step and the question for a name show it'],
  ['../parts/campaigns/wizard/WizardFrame.tsx', nothingSent],
  ['./content/library/MaterialPreview.tsx', 'it is only looked at'],
  ['../parts/people/bounces/useCorrectAddress.tsx', 'EditEmployeeDialog shows it'],
  ['../parts/people/byHand/ManualEntryStore.ts', 'ByHandDialog shows it'],
  ['../parts/people/import/ImportDialog.tsx', 'Preview shows it'],
  ['../parts/people/removal/RemovalDialog.tsx', 'RemovalBody shows it'],
  ['../parts/scenarios/ScenarioPreview.tsx', 'it is only looked at'],
  ['../parts/subjects/SubjectPreview.tsx', 'it is only looked at'],
  ['../parts/subjects/useNoteForm.ts', 'Notes shows it'],
]

it('every form that changes something has a heed command, except the listed ones', () => {
  const found = sources.flatMap(([path, source]) => {
    const none = [...source.matchAll(noCommandPattern)].map(() => path)
    return none.length === 0 && inputPattern.test(source) && !/\bcommand\b/i.test(source) ? [path] : none
  })
  expect(found.toSorted()).toEqual(exemptFiles.map(([path]) => path).toSorted())
})

it('every call that changes something has a heed command', () => {
  const methods = new Map(
    Object.entries(api).flatMap(([area, calls]) =>
      Object.entries(calls).map(([name, { method }]) => [`${area}.${name}`, method]),
    ),
  )
  const made = new Set([...allSource.matchAll(/\bclient\.(\w+\.\w+)\(/g)].map(([, name = '']) => name))
  const changing = [...made].filter((name) => methods.get(name) !== 'GET')
  const isSaid = (name: string) =>
    commands[name] === undefined
      ? new RegExp(`['\`](?:heed api )?${name.replace('.', '\\.')}\\b`).test(allSource)
      : allSource.includes(commands[name])
  expect(changing.length).toBeGreaterThan(30)
  expect(changing.filter((name) => !isSaid(name))).toEqual([])
})
