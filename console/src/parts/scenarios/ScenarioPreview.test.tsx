import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answer, FakeServer, refuse } from '../../../test/fakeServer.ts'
import { chooseOption } from '../../../test/select.ts'
import { findDialog, getButton, getSlide, openScenarios, readRefusal } from './testing/openPreview.tsx'
import { aScenario, serveScenarios, singleChoice, textBlock, yesNoList } from './testing/scenarios.ts'

describe("the scenario preview's header", () => {
  it("shows the name cut at 40 characters and the scenario's position", async () => {
    const name = 'A mailbox that is nearly full, and what to do about it'
    await openScenarios([aScenario(1, [textBlock], { name }), aScenario(2, [textBlock])])
    expect(await findDialog(name)).toBeTruthy()
    expect(screen.getByText('A mailbox that is nearly full, and what…')).toBeTruthy()
    expect(screen.getByText('1/2')).toBeTruthy()
    expect(screen.getByText('Question 1 of 2')).toBeTruthy()
  })

  it.each([
    [1, 'Basic'],
    [2, 'Medium'],
    [3, 'Advanced'],
  ])('shows the details of a scenario of difficulty %i: %s', async (difficulty, word) => {
    const { user } = await openScenarios([aScenario(1, [textBlock], { difficulty })])
    await findDialog('Scenario 1')
    await user.click(getButton('Scenario details'))
    const details = within(screen.getByRole('dialog', { name: 'Scenario details' }))
    const facts = details.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts).toEqual([
      'Physical security',
      word,
      'Asks strangersReports what is odd',
      'Whether people ask who comes in with them.',
    ])
    expect(details.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Threat area',
      'Difficulty',
      'Key behaviours',
      'Description',
    ])
  })

  it('switches the language and stays at the current block', async () => {
    const { user, server } = await openScenarios([aScenario(1, [textBlock, textBlock])], { language: 'en' })
    await findDialog('Scenario 1')
    await user.click(getButton('Next'))
    await chooseOption(user, screen.getByRole('combobox', { name: 'Language' }), 'Icelandic')
    await waitFor(() => expect(getSlide().firstElementChild?.getAttribute('lang')).toBe('is'))
    expect(getSlide().getAttribute('aria-label')).toBe('2 of 2')
    expect(server.listCalls('GET /companies/11/questions/1?lang=is')).toHaveLength(1)
  })

  it("uses the scenario's language inside and the admin's language around it", async () => {
    const blocks = [{ ...textBlock, presentation: 'email', from: 'Banki', subject: 'Reikningur' }, yesNoList]
    const { user } = await openScenarios([aScenario(1, blocks, { language: 'is' })], { language: 'is' })
    await findDialog('Scenario 1')
    expect(getSlide().textContent).toContain('Tölvupóstur')
    await user.click(getButton('Next'))
    expect(getSlide().textContent).toContain('Svaraðu hverri línu.')
    expect(screen.getAllByRole('radio', { name: 'Já' })).toHaveLength(3)
    const around = screen.getAllByRole('button').filter((one) => !getSlide().contains(one))
    const names = around.map((one) => one.getAttribute('aria-label') ?? one.textContent)
    expect(names.filter((name) => !/^Go to /.test(name))).toEqual([
      'Close',
      'Scenario details',
      'Close',
      'Back',
      'Next',
    ])
    expect(around.map((one) => one.closest('[lang]')?.getAttribute('lang'))).not.toContain('is')
  })

  it("says when the scenario isn't available in the requested language", async () => {
    const server = new FakeServer()
    await openScenarios([], {
      server: server.on('GET /companies/11/questions/1', aScenario(1, [textBlock])),
      questions: [1],
      language: 'is',
    })
    expect(await screen.findByText('Not available in Icelandic. Shown in English.')).toBeTruthy()
  })
})

describe("the scenario preview's footer", () => {
  it('has Back, Next and Close, but no question buttons for a single scenario', async () => {
    const { user } = await openScenarios([aScenario(1, [textBlock])])
    await findDialog('Scenario 1')
    expect(screen.queryByRole('button', { name: 'Previous question' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Skip to next question' })).toBeNull()
    expect([readRefusal('Back'), readRefusal('Next')]).toEqual([
      'This is the first question.',
      'This is the last question.',
    ])
    const [, close] = screen.getAllByRole('button', { name: 'Close' })
    if (close) await user.click(close)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it("moves between scenarios and returns to the previous one's last block", async () => {
    const onMove = vi.fn()
    const { user } = await openScenarios(
      [aScenario(1, [textBlock, singleChoice]), aScenario(2, [textBlock])],
      { onMove },
    )
    await findDialog('Scenario 1')
    expect(readRefusal('Previous question')).toBe('This is the first question.')
    await user.click(getButton('Skip to next question'))
    await findDialog('Scenario 2')
    expect(readRefusal('Skip to next question')).toBe('This is the last question.')
    await user.click(getButton('Previous question'))
    await findDialog('Scenario 1')
    expect(getSlide().getAttribute('aria-label')).toBe('2 of 2')
    await user.click(getButton('Skip to next question'))
    await user.click(getButton('Back'))
    await findDialog('Scenario 1')
    expect(getSlide().getAttribute('aria-label')).toBe('2 of 2')
    expect(onMove.mock.calls).toEqual([[1], [0], [1], [0]])
  })

  it('leads a wizard back to its scenario selection', async () => {
    const onClose = vi.fn()
    const { user } = await openScenarios([aScenario(1, [textBlock])], { footer: 'backToAdd', onClose })
    await findDialog('Scenario 1')
    await user.click(getButton('Back to add scenarios'))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('personalized text', () => {
  const about = { ...textBlock, text: 'Write to {emailHR} at {companyName}.' }
  const note = /^Highlighted text is an example/

  it('is marked as an example in text if no value was entered', async () => {
    await openScenarios([aScenario(1, [about])])
    await findDialog('Scenario 1')
    expect(screen.getByText(note)).toBeTruthy()
    const marks = [...getSlide().querySelectorAll('mark')].map((mark) => mark.textContent)
    expect(marks).toEqual(['hr@company.example (example)', 'Norðurljós ehf. (example)'])
  })

  it("is marked as an example in the scenario's language", async () => {
    await openScenarios([aScenario(1, [about], { language: 'is' })], { language: 'is' })
    await findDialog('Scenario 1')
    expect(getSlide().querySelector('mark')?.textContent).toBe('hr@company.example (dæmi)')
    expect(screen.getByText(note).closest('[lang]')?.getAttribute('lang')).toBe('en')
  })

  it('is explained only on blocks with marked text', async () => {
    const { user } = await openScenarios([aScenario(1, [{ ...textBlock, id: 'plain' }, about])])
    await findDialog('Scenario 1')
    expect(screen.queryByText(note)).toBeNull()
    await user.click(getButton('Next'))
    expect(await screen.findByText(note)).toBeTruthy()
  })

  it('uses the values entered in the form', async () => {
    await openScenarios([aScenario(1, [about])], {
      personalize: { companyName: 'Borealis', emailHR: 'people@borealis.is' },
    })
    await findDialog('Scenario 1')
    expect(getSlide().textContent).toBe('Write to people@borealis.is at Borealis.')
    expect(screen.queryByText(note)).toBeNull()
    expect(getSlide().querySelector('mark')).toBeNull()
  })

  it('is marked as an example only for values missing from the form', async () => {
    await openScenarios([aScenario(1, [about])], { personalize: { companyName: 'Borealis' } })
    await findDialog('Scenario 1')
    expect([...getSlide().querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'hr@company.example (example)',
    ])
  })
})

describe('an unavailable scenario', () => {
  it("shows that it's still loading", async () => {
    const server = new FakeServer().on('GET /companies/11/questions/1', () => new Promise(() => undefined))
    await openScenarios([], { server, questions: [1] })
    expect(await findDialog('Scenario')).toBeTruthy()
    expect(screen.getAllByText('Loading')).toBeTruthy()
    expect([readRefusal('Next'), readRefusal('Scenario details')]).toEqual(['Loading', 'Loading'])
  })

  it('can be retried after a failure', async () => {
    const server = new FakeServer().on('GET /companies/11/questions/1', answer(500, {}))
    const { user } = await openScenarios([], { server, questions: [1] })
    expect(await screen.findByText("Couldn't load the scenario")).toBeTruthy()
    serveScenarios(server, [aScenario(1, [textBlock])])
    await user.click(getButton('Try again'))
    expect(await findDialog('Scenario 1')).toBeTruthy()
  })

  it("says it doesn't exist and lets the next scenario be opened", async () => {
    const server = new FakeServer().on(
      'GET /companies/11/questions/1',
      refuse(404, 'There is no such scenario'),
    )
    const { user } = await openScenarios([aScenario(2, [textBlock])], { server, questions: [1, 2] })
    expect(await screen.findByText('There is no such scenario')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(getButton('Skip to next question'))
    expect(await findDialog('Scenario 2')).toBeTruthy()
  })

  it('says when it has no content', async () => {
    await openScenarios([aScenario(1, [])])
    expect(await screen.findByText('This scenario has no content yet')).toBeTruthy()
  })
})

describe('a scenario outside the plan', () => {
  const locked = [aScenario(1, [textBlock], { disabled: true })]

  it('says so and links an admin to the upgrade', async () => {
    await openScenarios(locked)
    expect(await screen.findByText("Your plan doesn't include this scenario.")).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Upgrade now' }).getAttribute('href')).toBe(
      '/subscriptions/upgrade/',
    )
  })

  it('says so to a viewer without a link', async () => {
    await openScenarios(locked, { as: 'viewer' })
    expect(await screen.findByText("Your plan doesn't include this scenario.")).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
