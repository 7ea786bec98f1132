import { examinePackage } from '@heed/contracts/rules/packages/examine'
import { createPackageFiles, createPackageManifest, createPackageZip, makeZip } from '@heed/fixtures'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { aPackage } from './testing/aPackage.ts'
import {
  choosePackage,
  getSentBody,
  makeZipFile,
  openPackage,
  translationsPath,
} from './testing/packagePage.tsx'

describe('a package for another language', () => {
  it('fills in the form and is sent unchanged', async () => {
    const server = new FakeServer().on(`POST ${translationsPath}`, {
      success: true,
      translation: aPackage().translations[0],
    })
    const view = await openPackage(server)
    const file = makeZipFile(createPackageZip({ kind: 'scorm12', language: 'de', title: 'Ordnung' }))
    const form = await choosePackage(view, file)
    expect(await form.findByText('SCORM 1.2')).toBeTruthy()
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ordnung')
    expect(form.getByRole('combobox', { name: 'Language' })).toHaveProperty('value', 'de')
    expect(form.getByText('26 of 300')).toBeTruthy()
    expect(form.getByRole('checkbox', { name: 'XAPI' })).toHaveProperty('checked', false)
    await view.user.click(form.getByRole('button', { name: 'Show 2 files' }))
    expect(form.getByRole('list', { name: '2 files in the package' }).textContent).toContain('course/')
    await view.user.click(form.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Language added successfully')).toBeTruthy()
    const body = getSentBody(server)
    expect(Object.fromEntries(body)).toMatchObject({
      filename: 'desk.zip',
      language: 'de',
      name: 'Ordnung',
      xapi: '0',
    })
    expect((body.get('package') as File).size).toBe(file.size)
  })

  it("is fixed before it's sent", async () => {
    const server = new FakeServer().on(`POST ${translationsPath}`, {
      success: true,
      translation: aPackage().translations[0],
    })
    const view = await openPackage(server)
    const files = createPackageFiles({ language: 'de', title: 'Desk' })
    const raw = createPackageManifest({ language: 'de', title: 'Desk' }).text.replaceAll(
      'Desk',
      'Desk & drawer',
    )
    const form = await choosePackage(view, makeZipFile(makeZip({ ...files, 'imsmanifest.xml': raw })))
    expect(await form.findByText('The XML is broken: write "&" as "&amp;"')).toBeTruthy()
    expect(form.getByText(/^imsmanifest\.xml, lines 8, /)).toBeTruthy()
    await view.user.click(form.getByRole('button', { name: 'Fix and add' }))
    await screen.findByText('Language added successfully')
    const sent = getSentBody(server).get('package') as File
    expect((await examinePackage(sent)).findings).toEqual([])
  })

  it('can be sent with or without fixes if they are optional', async () => {
    const view = await openPackage(new FakeServer())
    const files = createPackageFiles({ language: 'de' })
    const marked = `\ufeff${createPackageManifest({ language: 'de' }).text}`
    const form = await choosePackage(view, makeZipFile(makeZip({ ...files, 'imsmanifest.xml': marked })))
    expect(await form.findByText('The file starts with a byte order mark')).toBeTruthy()
    expect(form.getByRole('button', { name: 'Fix and add' })).toBeTruthy()
    await view.user.click(form.getByRole('checkbox', { name: /^Fix issues where possible/ }))
    expect(form.getByRole('button', { name: 'Add' })).toBeTruthy()
  })

  it.each([
    ["a file that isn't a zip", makeZipFile(Buffer.from('text')), "The file isn't a zip"],
    ['another file extension', makeZipFile(createPackageZip(), 'desk.rar'), '"desk.rar" is not a .zip file'],
    [
      'a path outside the package',
      makeZipFile(makeZip({ ...createPackageFiles(), '../x': '' })),
      /which points outside the package/,
    ],
  ])("is rejected with %s and isn't sent", async (_, file, text) => {
    const server = new FakeServer()
    const view = await openPackage(server)
    const form = await choosePackage(view, file)
    expect(await form.findByText(text)).toBeTruthy()
    await view.user.click(form.getByRole('button', { name: 'Add' }))
    expect(server.listCalls(`POST ${translationsPath}`)).toEqual([])
  })

  it('keeps the completed form if the server refuses it', { tags: 'slow' }, async () => {
    const server = new FakeServer().on(
      `POST ${translationsPath}`,
      refuse(409, 'The package already has the language "de"'),
    )
    const view = await openPackage(server)
    const form = await choosePackage(
      view,
      makeZipFile(createPackageZip({ language: 'de', title: 'Ordnung' })),
    )
    await form.findByRole('textbox', { name: 'Name' })
    await view.user.click(form.getByRole('button', { name: 'Add' }))
    expect(await form.findByText('The package already has the language "de"')).toBeTruthy()
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ordnung')
  })
})
