import { aList } from '@heed/fixtures/factories'
import { act, screen, waitFor } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { expect, it } from 'vitest'
import { FakeServer } from '../../../../../test/fakeServer.ts'
import { readEmailPreview } from '../../../../../test/mail.ts'
import { makeClient } from '../../../../../test/makeClient.ts'
import { aCompany } from '../../../../../test/people.ts'
import { renderPage } from '../../../../../test/renderPage.tsx'
import { loadTexts } from '../../../../lib/texts.ts'
import { useRecipientCount } from '../../../../parts/campaigns/recipients/useRecipientCount.ts'
import { WizardContext } from '../../../../parts/campaigns/wizard/WizardContext.ts'
import { aSubject } from '../../../../parts/subjects/testing/aSubject.ts'
import { TrainingWizardStore } from '../TrainingWizardStore.ts'
import { anEvent, aTraining } from '../testing/aWizardServer.ts'
import { EmployeesStep } from './EmployeesStep.tsx'
import { IntroStep } from './IntroStep.tsx'
import { RemindersStep } from './RemindersStep.tsx'

await loadTexts('campaigns', 'trainingWizard')

const finance = aList({ id: 4, name: 'Finance', usersCount: 140 })

type Props = { store: TrainingWizardStore; step: 'employees' | 'reminders' | 'intro' }

const Step = observer(function Step({ store, step }: Props) {
  useRecipientCount(store.values.userLists, store.people)
  const Body = { employees: EmployeesStep, reminders: RemindersStep, intro: IntroStep }[step]
  return (
    <WizardContext value={store}>
      <Body />
    </WizardContext>
  )
})

const aServer = () =>
  new FakeServer()
    .on('GET /companies/11/lists', { lists: [finance], count: 1 })
    .on('GET /companies/11/users', { users: [], count: 140 })
    .on('GET /companies/11/integrations', { integrations: [] })

async function open(step: Props['step'], company = aCompany(), server = aServer()) {
  const store = new TrainingWizardStore({
    client: makeClient(server),
    company: () => company,
    now: () => new Date('2026-03-02T10:20:00.000Z'),
    zone: 'Atlantic/Reykjavik',
  })
  store.set({ subjects: [101, 102, 103, 104], beginsWithContent: true })
  const view = await renderPage(<Step store={store} step={step} />, { server, company })
  const closed = (name: string) => store.steps.find((one) => one.step === name)?.refusal
  return { ...view, store, closed }
}

it('the Schedule step opens once employees are included', { tags: 'slow' }, async () => {
  const { user, store, closed } = await open('employees')
  expect(closed('schedule')).toBe('Choose at least one employee')
  await user.click(await screen.findByRole('checkbox', { name: 'Finance' }))
  expect(await screen.findByText('140 employees included')).toBeTruthy()
  expect([store.values.userLists, closed('schedule')]).toEqual([[4], undefined])
})

it('the Employees step says when there are more employees than seats', async () => {
  await open('employees', aCompany({ users_total: 301, users_available: 300 }))
  expect(
    await screen.findByText(
      /^You have registered more employees \(301\) than your subscription package allows \(300\)\./,
    ),
  ).toBeTruthy()
})

it("the Employees step says when there's no license", async () => {
  await open('employees', aCompany({ canCreateTraining: false }))
  expect(await screen.findByText(/^No license available/)).toBeTruthy()
})

it('the Reminders step counts from the actual first delivery', { tags: 'slow' }, async () => {
  const { user, store } = await open('reminders')
  expect(
    await screen.findByText(/^Lesson 1 on March 2 11:00, reminders for unfinished lessons on March 3/),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a reminder' }))
  expect(store.values.reminders.steps.map(({ delay }) => delay)).toEqual([1, 2])
})

it("the intro message is kept while it's switched off", { tags: 'slow' }, async () => {
  const { user, store, closed } = await open('intro')
  store.set({ userLists: [4] })
  store.people.set(140)
  const onOff = await screen.findByRole('switch', { name: 'Start with your own message' })
  await user.click(onOff)
  expect(closed('finalize')).toBe('Write the intro message, or switch it off')
  expect(readEmailPreview().subject).toBe('Norðurljós ehf.: 3 lessons for you')
  store.set({ intro: { enabled: true, message: '<p>Hæ</p>', markdown: 'Hæ' } })
  await waitFor(() => expect(readEmailPreview().inBody.getByText('Hæ')).toBeTruthy())
  expect(closed('finalize')).toBeUndefined()
  await user.click(onOff)
  expect(store.values.intro).toEqual({ enabled: false, message: '<p>Hæ</p>', markdown: 'Hæ' })
})

it("the intro message can't be changed after the first delivery and says why", async () => {
  const { user, store } = await open('intro')
  const sent = "The first message has been sent and can't be changed."
  expect(screen.queryAllByText(sent)).toEqual([])
  act(() => {
    store.saved.set(aTraining({ status: 1, events: [anEvent(51, '2026-02-23', 101, 1)] }))
    store.set({ intro: { enabled: true, message: '<p>Hæ</p>', markdown: 'Hæ' } })
  })
  expect(await screen.findAllByText(sent)).not.toEqual([])
  const onOff = screen.getByRole('switch', { name: 'Start with your own message' })
  await user.click(onOff)
  const words = await screen.findByRole('textbox', { name: /^Message/ })
  await user.type(words, 'more')
  expect(store.values.intro).toEqual({ enabled: true, message: '<p>Hæ</p>', markdown: 'Hæ' })
})

it("the email preview names lessons in the company's language", async () => {
  const lesson = (id: number, title: string, icelandic: string) => ({
    ...{ type: 'training', order: id, languages: ['en', 'is'], tags: [], id, title, description: '' },
    translations: [{ language: 'is', title: icelandic }],
  })
  const server = aServer().on('GET /companies/11/content', {
    content: [lesson(101, 'Spot the phish', 'Komdu auga á vefveiðarnar')],
  })
  const { store } = await open('intro', aCompany({ defaultLanguage: 'is' }), server)
  store.subjects.set([aSubject({ id: 101, subject_id: 101, title: 'Spot the phish', duration: 60 })])
  store.set({ subjects: [101], intro: { enabled: true, message: '<p>Hæ</p>', markdown: 'Hæ' } })
  await waitFor(() => expect(readEmailPreview().body.textContent).toContain('Komdu auga á vefveiðarnar'))
  expect(readEmailPreview().body.textContent).toContain('1 mínúta')
  expect(readEmailPreview().body.textContent).not.toContain('Spot the phish')
})
