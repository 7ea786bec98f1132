import { type Subject, subjectType } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answer, refuse } from '../../../test/fakeServer.ts'
import { chooseOption, readLabels } from '../../../test/select.ts'
import { aDecisionSubject, aPackageInfo, aSubject, aSubjectServer } from './testing/aSubject.ts'
import { findPlayerFrame, openPreview, postFromPlayer } from './testing/openPreview.tsx'

const getSubjectCall = 'GET /companies/11/subjects/101'

describe('the subject preview', () => {
  it('plays a video and shows its progress and details', async () => {
    await openPreview()
    const lesson = await findPlayerFrame('Phishing')
    expect(lesson.src).toBe('https://lessons.example/101/en.html')
    expect(screen.getByRole('heading', { name: 'Phishing' })).toBeTruthy()
    for (const text of ['Video', '1 min 35 sec', 'Checks sender and links'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Spring' })).toHaveProperty('pathname', '/trainings/9/')
    postFromPlayer(lesson, 101, { percent: 50 })
    expect(screen.getByText('50%')).toBeTruthy()
  })

  it("requests the company's language and each selected language", async () => {
    const server = aSubjectServer()
    const { user } = await openPreview({
      server: server
        .on(`${getSubjectCall}?lang=is`, aSubject({ title: 'Veiðar', language: 'is' }))
        .on('GET /languages/all', {
          languages: [
            { code: 'en', english_name: 'English', name: 'English' },
            { code: 'is', english_name: 'Icelandic', name: 'Íslenska' },
          ],
        }),
      company: { defaultLanguage: 'is' },
    })
    const choice = await screen.findByRole<HTMLButtonElement>('combobox', { name: 'Language' })
    expect([choice.value, ...(await readLabels(user, choice))]).toEqual(['is', 'English', 'Icelandic'])
    expect((await findPlayerFrame('Veiðar')).lang).toBe('is')
    expect(screen.getByText('Veiðar').lang).toBe('is')
    await chooseOption(user, choice, 'en')
    await findPlayerFrame('Phishing')
    expect(server.listCalls(getSubjectCall).map(({ path }) => path.split('?')[1])).toEqual([
      'lang=is',
      'lang=en',
    ])
  })

  it('says when only the title is translated', async () => {
    await openPreview({ server: aSubjectServer(), preview: { language: 'is' } })
    expect(await screen.findByText('Only the title is in is. The lesson is in English.')).toBeTruthy()
  })

  it('lists the questions with the correct answer first', async () => {
    const { user } = await openPreview()
    await user.click(await screen.findByRole('tab', { name: 'Questions (1)' }))
    expect(screen.getByText('Logos are easily copied.').closest('[lang]')?.getAttribute('lang')).toBe('en')
    const items = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
    expect(items.slice(1).map(({ textContent }) => textContent)).toEqual([
      'The address',
      'The logo',
      'The length',
      'The hour',
    ])
    expect(within(items[1] as HTMLElement).getByRole('img', { name: 'Correct answer' })).toBeTruthy()
    expect(screen.getByText('Logos are easily copied.')).toBeTruthy()
  })

  it('says when there are no questions, notes or trainings', async () => {
    const { user } = await openPreview({
      server: aSubjectServer(aSubject({ questions: [], notes: [], trainings: [] })),
    })
    expect(await screen.findByText('Not in any training yet')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Questions' }))
    expect(screen.getByText('No questions')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Notes' }))
    expect(screen.getByText('No notes yet')).toBeTruthy()
  })

  it('runs the action of a subject picker', async () => {
    const onRun = vi.fn()
    const { user } = await openPreview({
      preview: { action: { key: 'add', label: 'Add to training', onRun } },
    })
    await user.click(screen.getByRole('button', { name: 'Add to training' }))
    expect(onRun).toHaveBeenCalledOnce()
  })

  it('closes with the cross, the Close button and Escape', async () => {
    const { user, onClose } = await openPreview()
    for (const button of screen.getAllByRole('button', { name: 'Close' })) await user.click(button)
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  it("says that the subject doesn't exist and offers no retry", async () => {
    await openPreview({
      server: aSubjectServer().on(getSubjectCall, refuse(404, 'There is no such subject')),
    })
    expect(await screen.findByText('Subject not found')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('can be retried after a failed load', async () => {
    const server = aSubjectServer().on(getSubjectCall, answer(500, { message: 'Lessons are down' }))
    const { user } = await openPreview({ server })
    expect(await screen.findByText('Lessons are down')).toBeTruthy()
    server.on(getSubjectCall, aSubject())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await findPlayerFrame('Phishing')).toBeTruthy()
  })

  it('keeps the current lesson when another language fails to load', async () => {
    const server = aSubjectServer().on(
      `${getSubjectCall}?lang=is`,
      answer(500, { message: 'No Icelandic now' }),
    )
    const { user } = await openPreview({ server })
    await chooseOption(user, await screen.findByRole('combobox', { name: 'Language' }), 'is')
    expect(await screen.findByText('No Icelandic now')).toBeTruthy()
    expect(await findPlayerFrame('Phishing')).toBeTruthy()
    server.on(`${getSubjectCall}?lang=is`, aSubject({ title: 'Veiðar', language: 'is' }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await findPlayerFrame('Veiðar')).toBeTruthy()
  })
})

describe('an interactive video', () => {
  const decisions = () => within(screen.getByRole('region', { name: 'Decisions' }))
  const openIt = async (server = aSubjectServer(aDecisionSubject())) => {
    const view = await openPreview({ subjectId: 106, server })
    return { ...view, lesson: await findPlayerFrame('Three mails') }
  }

  it('shows decisions, their results and completion', async () => {
    const { lesson } = await openIt()
    expect(screen.getByText('Interactive')).toBeTruthy()
    expect(decisions().getAllByText('Not decided yet')).toHaveLength(2)
    postFromPlayer(lesson, 106, { decision: 0, option: 0 })
    expect(decisions().getByText('Incorrect')).toBeTruthy()
    expect(decisions().getByText('Correct choice: Call first')).toBeTruthy()
    postFromPlayer(lesson, 106, { decision: 1, option: 0 })
    expect(decisions().getByText('Correct: 1 of 2')).toBeTruthy()
    expect(screen.queryByText(/^Finished/)).toBeNull()
    postFromPlayer(lesson, 106, { ended: true })
    expect(screen.getByText('Finished. Correct decisions: 1 of 2.')).toBeTruthy()
  })

  it('shows the right path as its own lesson and returns to the decisions', async () => {
    const right = aSubject({ id: 9106, subject_id: 9106, title: 'Three mails: the answer' })
    const server = aSubjectServer(aDecisionSubject()).on('GET /companies/11/subjects/9106', right)
    const { user, lesson } = await openIt(server)
    postFromPlayer(lesson, 106, { decision: 0, option: 0 })
    await user.click(screen.getByRole('button', { name: 'see answer' }))
    expect((await findPlayerFrame('Three mails: the answer')).src).toBe('https://lessons.example/101/en.html')
    expect(server.listCalls('GET /companies/11/subjects/9106')[0]?.path).toContain('lang=en')
    expect(decisions().getByText('Correct choice: Ask the boss')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Back to the decisions' }))
    await findPlayerFrame('Three mails')
    expect(decisions().getAllByText('Not decided yet')).toHaveLength(2)
  })

  it("says why the right path can't be shown and offers a retry", async () => {
    const path = 'GET /companies/11/subjects/9106'
    const server = aSubjectServer(aDecisionSubject()).on(path, answer(500, { message: 'No answer today' }))
    const { user } = await openIt(server)
    await user.click(screen.getByRole('button', { name: 'see answer' }))
    expect(await screen.findByText('No answer today')).toBeTruthy()
    server.on(path, aSubject({ title: 'The answer' }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await findPlayerFrame('The answer')).toBeTruthy()
  })
})

describe('a packaged subject', () => {
  const info = 'GET /companies/11/subjects/scormInfo'
  const aCourse = (own: Partial<Subject> = {}) =>
    aSubject({ title: 'Passkeys', type: subjectType.scorm, player: null, ...own })

  it.each([
    ['Package', subjectType.scorm],
    ['Package with a quiz', subjectType.scormQuiz],
  ])('plays through its runtime: %s', async (kind, type) => {
    const server = aSubjectServer(aCourse({ type })).on(info, aPackageInfo)
    await openPreview({ server })
    const { origin, pathname, searchParams } = new URL((await findPlayerFrame('Passkeys')).src)
    expect(origin + pathname).toBe('https://packages.example/k1/')
    expect(Object.fromEntries(searchParams)).toEqual({
      actor: '{"name":"Ása"}',
      endpoint: 'https://heed.example/api/xapi/preview',
      auth: 'jwt-1',
    })
    expect(server.listCalls(info)[0]?.path).toContain('subjectId=101&lang=en&preview=1')
    expect(screen.getByText(kind)).toBeTruthy()
    expect(screen.queryByText('Watched')).toBeNull()
  })

  it('reopens in another language, starting with one it has', async () => {
    const server = aSubjectServer(aCourse({ languages: ['is', 'de'], language: 'is' })).on(info, aPackageInfo)
    const { user } = await openPreview({ server })
    const choice = await screen.findByRole<HTMLButtonElement>('combobox', { name: 'Language' })
    expect(choice.value).toBe('is')
    await findPlayerFrame('Passkeys')
    await chooseOption(user, choice, 'de')
    await waitFor(() => expect(server.listCalls(info)).toHaveLength(2))
    expect(server.listCalls(info).map(({ path }) => /lang=(\w+)/.exec(path)?.[1])).toEqual(['is', 'de'])
  })

  it("says why it can't be opened and offers a retry", async () => {
    const server = aSubjectServer(aCourse()).on(info, refuse(404, 'The package is gone'))
    const { user } = await openPreview({ server })
    expect(await screen.findByText('The package is gone')).toBeTruthy()
    server.on(info, aPackageInfo)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await findPlayerFrame('Passkeys')).toBeTruthy()
  })
})

describe('a subject outside the plan', () => {
  const server = () => aSubjectServer(aSubject({ disabled: true }))

  it("doesn't play and links an admin to the upgrade", async () => {
    await openPreview({ server: server() })
    expect(await screen.findByText('Not in your plan')).toBeTruthy()
    expect(screen.queryByTitle('Phishing')).toBeNull()
    expect(screen.getByText('The four signs of a phishing mail.')).toBeTruthy()
    const upgrade = screen.getByRole('link', { name: 'Upgrade now' })
    expect(upgrade).toHaveProperty('pathname', '/subscriptions/upgrade/')
  })

  it("links a partner's customer to a contact address", async () => {
    const subscription = { subscription_code: 'p', subscription_name: 'P', subscription_type: 'partner' }
    await openPreview({ server: server(), company: { subscription: { ...subscription, package_users: 5 } } })
    const contact = await screen.findByRole('link', { name: 'Contact to upgrade' })
    expect(contact.getAttribute('href')).toContain('support@heed.example')
  })

  it('says so to a viewer without an upgrade link', async () => {
    await openPreview({ server: server(), as: 'viewer' })
    expect(await screen.findByText('Not in your plan')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /upgrade/i })).toBeNull()
  })

  it('is explained differently from a subject outside the trial', async () => {
    await openPreview({
      server: aSubjectServer(aSubject({ availableForBeta: false })),
      company: { trial_ends: '2026-04-01T00:00:00.000Z', subscription: null },
    })
    expect(await screen.findByText(/^This subject isn't part of the trial\./)).toBeTruthy()
  })
})
