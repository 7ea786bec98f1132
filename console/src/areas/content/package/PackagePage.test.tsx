import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { chooseOption } from '../../../../test/select.ts'
import { aPackage, makeTranslations } from './testing/aPackage.ts'
import {
  findDialog,
  findLanguageRow,
  openPackage,
  packageCall,
  translationsPath,
} from './testing/packagePage.tsx'

describe("a package's page", () => {
  it('shows its name, creation date and languages, with the default one first', async () => {
    await openPackage(new FakeServer())
    expect(await screen.findByRole('heading', { level: 1, name: 'Hreint skrifborð' })).toBeTruthy()
    expect(screen.getByText('Scorm Content')).toBeTruthy()
    expect(screen.getByText('Created Jan 15, 2026')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to content' }).getAttribute('href')).toBe('/content/')
    const [, first, second, third] = await screen.findAllByRole('row')
    expect(first?.textContent).toContain('Hreint skrifborð [Default Language]Icelandic')
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/flags/is.png')
    expect(screen.getByRole('heading', { level: 1 }).lang).toBe('is')
    const names = screen
      .getAllByRole('rowheader')
      .map((name) => name.querySelector<HTMLElement>('[lang]')?.lang)
    expect(names).toEqual(['is', 'en', 'tlh'])
    expect(second?.textContent).toContain('Clean deskEnglish')
    expect(third?.textContent).toContain('SayLanguage Not Found')
  })

  it('says that a package without languages has no content', async () => {
    await openPackage(new FakeServer().on(packageCall, aPackage([])))
    expect(await screen.findByText('There is no content to display')).toBeTruthy()
  })

  it('has no pager with five languages', async () => {
    await openPackage(new FakeServer().on(packageCall, aPackage(makeTranslations(5))))
    await screen.findByText('Desk 5')
    expect(screen.queryByRole('button', { name: /next/i })).toBeNull()
  })

  it('has a second page with six languages', async () => {
    const { user } = await openPackage(new FakeServer().on(packageCall, aPackage(makeTranslations(6))))
    await screen.findByText('Desk 5')
    expect(screen.queryByText('Desk 6')).toBeNull()
    await user.click(screen.getByRole('button', { name: /next/i }))
    expect(await screen.findByText('Desk 6')).toBeTruthy()
  })

  it('lets a viewer preview a package but not change it', async () => {
    await openPackage(new FakeServer(), { as: 'viewer' })
    expect((await findLanguageRow(/Clean desk/)).getByRole('button', { name: /^Preview / })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Add language|Edit|Delete|Actions/ })).toBeNull()
  })

  it('reports a missing package and links back to the content', async () => {
    await openPackage(new FakeServer().on(packageCall, refuse(404, 'There is no content to display')))
    expect(await screen.findByText('There is no content to display')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to content' })).toBeTruthy()
  })

  it('deletes the package in all languages after confirmation', async () => {
    const server = new FakeServer().on('DELETE /companies/11/content/90001', { success: true })
    const { user, address } = await openPackage(server)
    await screen.findByText('Clean desk')
    await user.click(screen.getByRole('button', { name: /actions|more/i }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete Scorm package' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: /Hreint skrifborð in all languages/ }),
    )
    expect(
      question.getByText('Are you sure you want to remove this scorm package and all its language versions?'),
    ).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Delete Scorm package' }))
    expect(await screen.findByText('Scorm package deleted!')).toBeTruthy()
    expect(address()).toBe('/content/')
  })

  it.each([
    [
      'Hreint skrifborð in Icelandic',
      'Hreint skrifborð in all languages',
      'Delete Scorm package',
      'is',
      '1',
      true,
      'Deleting default language will delete the whole scorm package. Are you sure you want to proceed?',
      'Scorm package deleted!',
    ],
    [
      'Clean desk in English',
      'Clean desk in English',
      'Delete language',
      'en',
      '0',
      false,
      'Are you sure you want to delete this language package?',
      'Language package deleted!',
    ],
  ])('deletes %s after confirmation', async (row, name, button, ...own) => {
    const [language, isDefault, packageDeleted, text, sentence] = own
    const reply = { success: true, packageDeleted }
    const server = new FakeServer().on(`DELETE ${translationsPath}/${language}`, reply)
    const { user } = await openPackage(server)
    await user.click(await screen.findByRole('button', { name: `Delete ${row}` }))
    const question = within(await screen.findByRole('alertdialog', { name: `Delete ${name}` }))
    expect(question.getByText(text)).toBeTruthy()
    await user.click(question.getByRole('button', { name: button }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(server.listCalls(`DELETE ${translationsPath}/${language}`)[0]?.path).toContain(
      `isDefault=${isDefault}`,
    )
  })

  it("edits a language's details without replacing its package", async () => {
    const server = new FakeServer().on(`PUT ${translationsPath}/en`, {
      success: true,
      translation: aPackage().translations[0],
    })
    const { user } = await openPackage(server)
    await user.click(await screen.findByRole('button', { name: 'Edit Clean desk in English' }))
    const form = await findDialog('Edit language')
    const name = form.getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('You need to enter some information to save')).toBeTruthy()
    await user.type(name, 'Tidy desk')
    await user.click(form.getByRole('checkbox', { name: 'Use as the default language' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Language edited successfully')).toBeTruthy()
    const body = server.listCalls(`PUT ${translationsPath}/en`)[0]?.body
    expect(Object.fromEntries(body as FormData)).toMatchObject({
      name: 'Tidy desk',
      language: 'en',
      isMainLanguage: '1',
      xapi: '0',
    })
    expect((body as FormData).has('package')).toBe(false)
  })

  it('previews one language and switches to another', async () => {
    const info = {
      url: 'http://p-key.localhost:4201/key/',
      entryPoint: 'a.html',
      xapi: false,
      actor: '{}',
      endpoint: 'https://api.example/xapi/preview',
      auth: 'token',
    }
    const server = new FakeServer().on('GET /companies/11/subjects/scormInfo', info)
    const { user } = await openPackage(server)
    await user.click((await findLanguageRow(/Clean desk/)).getByRole('button', { name: /^Preview / }))
    const preview = await findDialog('Preview Clean desk')
    expect((await preview.findByTitle('Clean desk')).getAttribute('src')).toContain(
      'http://p-key.localhost:4201/key/?actor=',
    )
    await chooseOption(user, preview.getByRole('combobox', { name: 'Language' }), 'Icelandic')
    expect(await screen.findByTitle('Hreint skrifborð')).toBeTruthy()
    expect(server.listCalls('GET /companies/11/subjects/scormInfo').map(({ path }) => path)).toEqual([
      expect.stringContaining('subjectId=90001&lang=en&preview=1'),
      expect.stringContaining('lang=is'),
    ])
  })
})
