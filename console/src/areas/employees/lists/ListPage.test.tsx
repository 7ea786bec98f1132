import { type CampaignStatus, campaignStatus } from '@heed/contracts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asa, makeEmployeesServer } from '../../../../test/aStaff.ts'
import { refuse } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { FakeImport } from '../../../parts/people/testing/FakeImport.ts'
import { renderEmployees } from '../testing/renderEmployees.tsx'

const aUserTraining = {
  name: 'Passwords',
  firstBatch: '2026-02-02T09:00:00.000Z',
  lessonsDelivered: 2,
  singleUserScore: 50,
  opened: 1,
  averageIncorrectAnswerCount: 0,
  subjectsNames: ['Passwords'],
}

describe('a list page', () => {
  it('shows ten employees per page, each linked within the list', async () => {
    const { server } = await renderEmployees({ at: '/users/list/7/', server: makeEmployeesServer() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Sales' })).toBeTruthy()
    expect(screen.getByText('2 employees, list created Jan 05, 2026')).toBeTruthy()
    const link = await screen.findByRole('link', { name: 'Bob' })
    expect(link.getAttribute('href')).toBe('/users/list/7/user/bob%40example.is/')
    expect(server.listCalls('GET /companies/11/lists/7/users')[0]?.path).toContain('p=0&n=10&order=name+asc')
  })

  it("removes an employee from this list only, and says that they aren't deleted", async () => {
    const lists = [
      { id: 7, name: 'Sales' },
      { id: 9, name: 'Support' },
    ]
    const server = makeEmployeesServer()
      .on('GET /companies/11/lists/7/users', { users: [{ ...asa, lists }], count: 1 })
      .on('DELETE /companies/11/users/asa%40example.is', { success: true })
    const { user } = await renderEmployees({ at: '/users/list/7/', server })
    await user.click(await screen.findByRole('button', { name: 'Actions for Ása Jónsdóttir' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from list' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Remove Ása Jónsdóttir from “Sales”?' }),
    )
    expect(question.getByText(/They'll stay on 1 other list and won't be deleted/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Remove from list' }))
    expect(await screen.findByText('Ása Jónsdóttir removed from “Sales”.')).toBeTruthy()
    expect(server.listCalls('DELETE /companies/11/users/asa%40example.is')[0]?.body).toEqual({ lists: [7] })
  })

  it('warns that removing an employee from their only list deletes them', { tags: 'slow' }, async () => {
    const server = makeEmployeesServer().on('DELETE /companies/11/users/bob%40example.is', { success: true })
    const { user } = await renderEmployees({ at: '/users/list/7/', server })
    await user.click(await screen.findByRole('button', { name: 'Actions for Bob' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete employee' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(
      question.getByText(
        "“Sales” is Bob's only list in Norðurljós ehf. Removing Bob from it will permanently delete them and all their results.",
      ),
    ).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Delete employee' }))
    expect(await screen.findByText('User deleted. 1 employee deleted.')).toBeTruthy()
    expect(server.listCalls('DELETE /companies/11/users/bob%40example.is')[0]?.body).toEqual({ lists: [7] })
  })

  it('says how many active trainings and assessments a deleted employee will miss', async () => {
    const of = 'GET /companies/11/users/user/bob%40example.is'
    const training = (id: number, status: CampaignStatus) => ({ ...aUserTraining, id, status })
    const { active, completed } = campaignStatus
    const trainings = [training(1, active), training(2, completed), training(3, active)]
    const server = makeEmployeesServer().on(`${of}/trainings`, { trainings })
    const { user } = await renderEmployees({ at: '/users/list/7/', server })
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Actions for Bob' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Delete employee' }))
      return within(await screen.findByRole('alertdialog'))
    }
    const question = await ask()
    await question.findByText(
      "Bob won't get further emails from 2 active trainings and 0 active assessments.",
    )
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    server.on(`${of}/assessments`, refuse(500, 'Out of order'))
    await (await ask()).findByText("They won't get further emails from active trainings and assessments.")
  })

  it('reports a removal instead of a deletion when another admin changed the lists first', {
    tags: 'slow',
  }, async () => {
    const server = makeEmployeesServer().on('DELETE /companies/11/users/bob%40example.is', {
      success: true,
      deleted: false,
    })
    const { user } = await renderEmployees({ at: '/users/list/7/', server })
    await user.click(await screen.findByRole('button', { name: 'Actions for Bob' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete employee' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(
      question.getByText(/Removing Bob from it will permanently delete them and all their results\.$/),
    ).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Delete employee' }))
    expect(await screen.findByText('Bob removed from “Sales”.')).toBeTruthy()
  })

  it("doesn't allow adding employees to a list a directory manages, and says why", {
    tags: 'slow',
  }, async () => {
    const { user } = await renderEmployees({ at: '/users/list/8/', server: makeEmployeesServer() })
    await screen.findByRole('heading', { level: 1, name: 'Directory' })
    const add = screen.getByRole('button', { name: 'Add employees' })
    expect(add.getAttribute('aria-disabled')).toBe('true')
    await user.hover(add)
    expect(await screen.findByText(/^An integration manages this list/)).toBeTruthy()
  })

  it("says that the list doesn't exist and links back to the lists", async () => {
    const server = makeEmployeesServer()
      .on('GET /companies/11/lists/9', refuse(404, 'There is no such list'))
      .on('GET /companies/11/lists/9/users', refuse(404, 'There is no such list'))
    await renderEmployees({ at: '/users/list/9/', server })
    expect(await screen.findByText('There is no such list')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("This list doesn't exist")
    expect(screen.getByRole('link', { name: 'Back to lists' }).getAttribute('href')).toBe('/users/')
  })

  it.each(['abc', '0', '1e3', '7.5', '99999999999999999999'])(
    "says that list %s doesn't exist without requesting it",
    async (listId) => {
      const { server } = await renderEmployees({
        at: `/users/list/${listId}/`,
        server: makeEmployeesServer(),
      })
      expect(await screen.findByRole('heading', { name: "This list doesn't exist" })).toBeTruthy()
      expect(server.calls.filter(({ path }) => path.includes('/lists'))).toEqual([])
    },
  )

  it('returns to the lists with their previous search and page', { tags: 'slow' }, async () => {
    const { router, user, address } = await renderApp({
      at: '/users/?users.filter=b&lists.page=2',
      server: makeEmployeesServer(),
    })
    await screen.findByRole('heading', { level: 1, name: 'Employees' })
    await router.navigate('/users/list/7/')
    await user.click(await screen.findByRole('link', { name: 'Back to lists' }))
    await screen.findByRole('heading', { level: 1, name: 'Employees' })
    expect(address()).toBe('/users/?users.filter=b&lists.page=2')
  })

  it('checks each row of employees typed in by hand, then adds them', { tags: 'slow' }, async () => {
    const company = new FakeImport()
    const server = makeEmployeesServer()
      .on('POST /companies/11/lists/createUsersBatch', company.reply)
      .on('GET /companies/11/users/search', { users: [] })
    const { user } = await renderEmployees({ at: '/users/list/7/', server })
    await screen.findByText('2 employees, list created Jan 05, 2026')
    await user.click(screen.getByRole('button', { name: 'Add employees' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add employees to “Sales”' }))
    const done = dialog.getByRole('button', { name: 'Done' })
    expect(done.getAttribute('aria-disabled')).toBe('true')
    await user.type(dialog.getByRole('textbox', { name: 'Email, row 1' }), 'dora@example')
    // No error appears while someone is typing: the text may become a name to search for.
    expect(dialog.queryByText('Email not valid')).toBeNull()
    await user.tab()
    expect(dialog.getByText('Email not valid')).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: 'Email, row 1' }), '.is')
    expect(dialog.queryByText('Email not valid')).toBeNull()
    await user.click(done)
    expect(await screen.findByText('1 employee(s) added to "Sales"')).toBeTruthy()
    expect(company.saved[0]).toMatchObject({ listId: 7, records: [{ email: 'dora@example.is' }] })
  })
})
