import { campaignStatus } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { renderApp } from '../../../../test/renderPage.tsx'
import { chooseOption } from '../../../../test/select.ts'
import { aSubject } from '../../../parts/subjects/testing/aSubject.ts'
import { anEvent, aTemplate, aTraining, aWizardServer } from './testing/aWizardServer.ts'
import {
  editTraining as edit,
  findButton,
  findSection,
  openWizard as open,
  pickOption,
  readSubjects,
} from './testing/openWizard.ts'

type Options = NonNullable<Parameters<typeof renderApp>[0]>

describe("the training wizard's Goal step", () => {
  it("opens Content with the template's subjects", { tags: 'slow' }, async () => {
    const view = await open()
    const onward = await findButton('Continue')
    expect(onward.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getAllByText('Choose a template first').length).toBeGreaterThan(0)
    await pickOption(view, 'Better sign-ins')
    await view.user.click(await findButton('Continue'))
    await findSection('Content')
    expect(view.address()).toBe('/trainings/create/?step=content')
    await waitFor(() => expect(readSubjects()).toHaveLength(3))
    expect(await screen.findByText('3 subjects, 9 minutes')).toBeTruthy()
  })

  it('shows missing subjects, locks templates outside the plan and leaves out hidden ones', async () => {
    const templates = [
      aTemplate({ title: 'Half', disabledSubjects: [102] }),
      aTemplate({ id: 2, title: 'Not in the trial', enabled: false }),
      aTemplate({ id: 3, title: 'Hidden', hidden: true }),
    ]
    const view = await open({ server: aWizardServer(undefined, templates) })
    expect(await screen.findByText("1 of this template's subjects isn't in your plan.")).toBeTruthy()
    expect(screen.getByText('Upgrade to get access')).toBeTruthy()
    expect(screen.queryByText('Hidden')).toBeNull()
    await pickOption(view, 'Not in the trial')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Not in the trial' }).checked).toBe(false)
    await view.user.click(
      (await screen.findAllByRole('button', { name: /^Show subjects of / }))[0] as HTMLElement,
    )
    expect(within(await screen.findByRole('list', { name: 'Subjects' })).getByText('Passwords')).toBeTruthy()
  })

  it('asks before replacing changed subjects', { tags: 'slow' }, async () => {
    const view = await edit(aTraining({ templateCustomized: 1 }))
    await pickOption(view, 'Better sign-ins')
    const question = await screen.findByRole('alertdialog', { name: 'Replace your subjects?' })
    await view.user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: 'Welcome on board', hidden: true }).checked,
    ).toBe(true)
    await waitFor(() =>
      expect(screen.queryByRole('alertdialog', { name: 'Replace your subjects?' })).toBeNull(),
    )
    await pickOption(view, 'Better sign-ins')
    await view.user.click(await findButton('Use this template'))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Better sign-ins' }).checked).toBe(true),
    )
  })
})

describe('a saved copy', () => {
  it('continues with its content without a template', { tags: 'slow' }, async () => {
    const view = await edit(aTraining({ template_id: null }), { at: '/trainings/edit/5/?step=content' })
    await findSection('Content')
    await view.user.click(await findButton('Continue'))
    await findSection('Employees')
  })

  it('asks before a template replaces its subjects', async () => {
    const view = await edit(aTraining({ template_id: null }), { at: '/trainings/edit/5/?step=content' })
    await findSection('Content')
    await view.user.click(await findButton('Previous'))
    await pickOption(view, 'Better sign-ins')
    expect(await screen.findByRole('alertdialog', { name: 'Replace your subjects?' })).toBeTruthy()
  })
})

describe("the training wizard's Content step", () => {
  const content = (training = aTraining(), options: Options = {}) =>
    edit(training, { at: '/trainings/edit/5/?step=content', ...options })

  it('moves, removes and restores subjects', { tags: 'slow' }, async () => {
    const { user } = await content()
    await user.click(await findButton('Move Phishing down'))
    await waitFor(() => expect(readSubjects()[0]).toContain('Passwords'))
    await user.click(await findButton('Remove Passwords'))
    await waitFor(() => expect(readSubjects()).toHaveLength(1))
    expect(screen.getByText('“Passwords” removed')).toBeTruthy()
    await user.click(await findButton('Undo'))
    await waitFor(() => expect(readSubjects()[0]).toContain('Passwords'))
    expect(screen.getByText('Welcome on board, changed')).toBeTruthy()
  })

  it('shows the current number of subjects and their duration', { tags: 'slow' }, async () => {
    const { user } = await content()
    await findSection('Content')
    const lead = () => screen.getByText(/^Employees will get these subjects in this order/).textContent
    await waitFor(() =>
      expect(lead()).toBe('Employees will get these subjects in this order. 2 subjects, 3 minutes'),
    )
    await user.click(await findButton('Remove Passwords'))
    await waitFor(() =>
      expect(lead()).toBe('Employees will get these subjects in this order. 1 subject, 1 minute'),
    )
  })

  it('shows covered threat areas by key behaviours and names those not covered', {
    tags: 'slow',
  }, async () => {
    const { user } = await content()
    expect(await screen.findByText('Threat areas covered')).toBeTruthy()
    const reached = () => screen.getByRole('progressbar', { name: 'Phishing' }).getAttribute('aria-valuenow')
    expect([reached(), screen.getByText('2 of 2 key behaviours') !== null]).toEqual(['100', true])
    expect(screen.getByText('Threat areas not covered yet: Places.')).toBeTruthy()
    await user.click(await findButton('Remove Passwords'))
    expect(await screen.findByText('1 of 2 key behaviours')).toBeTruthy()
    expect(reached()).toBe('50')
  })

  it('opens a preview of a subject', async () => {
    const passwords = aSubject({ id: 102, subject_id: 102, title: 'Passwords' })
    const server = aWizardServer(aTraining()).on('GET /companies/11/subjects/102', passwords)
    const { user } = await content(aTraining(), { server })
    await user.click(await findButton('Preview Passwords'))
    expect(await screen.findByRole('dialog', { name: /Passwords/ })).toBeTruthy()
  })

  it('adds several library subjects found by category, threat area and key behaviour', async () => {
    const { user } = await content()
    await user.click(await findButton('Add subjects'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add subjects' }))
    const box = (name: string) => dialog.findByRole<HTMLInputElement>('checkbox', { name })
    expect((await box('Phishing')).checked).toBe(true)
    expect((await box('Phishing')).getAttribute('aria-disabled')).toBe('true')
    await chooseOption(user, dialog.getByRole('combobox', { name: 'Category' }), 'Places')
    expect(dialog.queryByRole('checkbox', { name: 'Phishing' })).toBeNull()
    await user.click(await box('Tailgating'))
    await user.click(dialog.getByRole('radio', { name: 'Threat area' }))
    await chooseOption(
      user,
      dialog.getByRole('combobox', { name: 'Key behaviour' }),
      'Behaviour of Gift cards',
    )
    expect(dialog.queryByRole('checkbox', { name: 'Tailgating' })).toBeNull()
    await user.click(await box('Gift cards'))
    await user.click(dialog.getByRole('button', { name: 'Add 2 subjects' }))
    await waitFor(() => expect(readSubjects()).toHaveLength(4))
  })

  it('flags unavailable subjects and removes them with one click', { tags: 'slow' }, async () => {
    const training = aTraining({ subjects: [101, 9999], events: [] })
    const { user } = await content(training)
    expect(
      await screen.findByText(
        '1/2 of selected subjects are unavailable in your subscription; remove them or upgrade',
        { exact: false },
      ),
    ).toBeTruthy()
    expect(screen.getByText('Subject 9999, no longer available')).toBeTruthy()
    await user.click(await findButton('Remove subject'))
    await waitFor(() => expect(readSubjects()).toHaveLength(1))
  })

  it("keeps an ongoing training's subjects unchanged and says why", async () => {
    const status = campaignStatus.scheduled
    const events = [anEvent(51, '2026-02-26', 101, 1), anEvent(52, '2026-03-16', 102)]
    const { user } = await content(aTraining({ status, events }))
    expect((await screen.findAllByText("An ongoing training's subjects can't be changed")).length).toBe(1)
    await user.click(await findButton('Remove Phishing'))
    expect(readSubjects()).toHaveLength(2)
    expect(screen.getByRole('button', { name: /^Template/ })).toBeTruthy()
  })
})
