import { ssoCertificate } from '@heed/fixtures'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FakeServer } from '../../../../../test/fakeServer.ts'
import { renderApp } from '../../../../../test/renderPage.tsx'
import { getIntegrationPath } from '../../testing/responses.ts'
import { readCertificate } from './readCertificate.ts'

const toBytes = (text: string) => new TextEncoder().encode(text)
const der = Uint8Array.from(atob(ssoCertificate.replace(/-----[^-]+-----|\s/g, '')), (letter) =>
  letter.charCodeAt(0),
)
const subject = 'O=Heed ehf., CN=Heed single sign-on'

test.each([
  ['PEM text', toBytes(ssoCertificate)],
  ['base64 without PEM markers', toBytes(ssoCertificate.replace(/-----[^-]+-----/g, ''))],
  ['binary DER', der],
])('a certificate given as %s is read and normalized to PEM', (_, file) => {
  expect(readCertificate(file)).toEqual({
    subject,
    from: '2026-01-01T00:00:00.000Z',
    to: '2029-01-01T00:00:00.000Z',
    pem: ssoCertificate,
  })
})

test.each([
  ['a web page', toBytes('<!doctype html><title>Sign in</title>')],
  ['an empty file', toBytes('')],
  ['half a certificate', der.slice(0, 200)],
  ['plain text', toBytes('certificate')],
])("%s isn't accepted as a certificate", (_, file) => {
  expect(() => readCertificate(file)).toThrow()
})

describe('the certificate field', () => {
  const page = '/settings/integrations/azuresso/'
  const empty = { tenant: '', cert: '', appName: '', domain: '', enabled: '0' }
  const open = (data: object = empty, time?: string) => {
    const server = new FakeServer().on(`GET ${getIntegrationPath('azuresso')}`, data)
    if (time) server.time = new Date(time)
    return renderApp({ at: page, server })
  }
  const pick = async (file: File) => {
    const [input] = await screen.findAllByLabelText('Certificate', { selector: 'input' })
    fireEvent.change(input as HTMLInputElement, {
      target: { files: { item: () => file, 0: file, length: 1 } },
    })
  }
  const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

  test("shows the certificate's subject and validity and saves it with the other fields", async () => {
    const { user, server } = await open()
    const saved = { tenant: 't', cert: ssoCertificate, appName: 'Heed', domain: 'example.is', enabled: '1' }
    server.on(`PUT ${getIntegrationPath('azuresso')}`, { success: true, data: saved })
    await pick(file('heed.CER', der))
    expect(await screen.findByText(subject)).toBeTruthy()
    expect(screen.getByText('Valid from Jan 01, 2026 to Jan 01, 2029')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /App name/ }), 'Heed')
    await user.type(screen.getByRole('textbox', { name: /Domain/ }), 'example.is')
    await user.type(screen.getByRole('textbox', { name: /Tenant ID/ }), 't')
    await user.click(screen.getByRole('button', { name: 'Connect Azure AD single sign-on' }))
    expect(await screen.findByText('Connected')).toBeTruthy()
    const { enabled: _, ...sent } = saved
    expect(server.listCalls(`PUT ${getIntegrationPath('azuresso')}`)[0]?.body).toEqual(sent)
    expect(screen.getByText(subject)).toBeTruthy()
  })

  test.each([
    [file('heed.pem', 'x'), "'heed.pem' is not a .cer file"],
    [file('heed.cer', 'x'.repeat(5000)), "'heed.cer' is too large, please pick a smaller file"],
    [file('heed.cer', '<html>Sign in</html>'), 'This is a web page, not a certificate'],
    [file('heed.cer', '-----BEGIN PRIVATE KEY-----\nMIIE'), /^This is a private key, not a certificate/],
    [file('heed.cer', new Uint8Array([0x30, 0x82, 4, 0xbd, 2, 1, 0, 0x30])), /^This is a private key/],
    [file('heed.cer', 'Sign in'), /^'heed\.cer' doesn't contain a certificate\./],
  ])('shows the error for a wrong file and keeps the previous certificate', async (wrong, said) => {
    await open()
    await pick(file('heed.cer', ssoCertificate))
    expect(await screen.findByText(subject)).toBeTruthy()
    const stays = 'The certificate you chose earlier will be kept:'
    expect(screen.queryByText(stays)).toBeNull()
    await pick(wrong)
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.getByText(stays)).toBeTruthy()
    expect(screen.getByText(subject)).toBeTruthy()
  })

  test('requires a certificate and allows removing it', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Connect Azure AD single sign-on' }))
    expect(await screen.findByText('Please choose the certificate file')).toBeTruthy()
    await pick(file('heed.cer', ssoCertificate))
    await user.click(await screen.findByRole('button', { name: 'Remove the certificate' }))
    await waitFor(() => expect(screen.queryByText(subject)).toBeNull())
  })

  test('warns about an expired certificate and says how to replace it', async () => {
    await open(empty, '2029-02-01T09:00:00.000Z')
    await pick(file('heed.cer', ssoCertificate))
    expect(await screen.findByText('Expired')).toBeTruthy()
    const advice = "Employees may not be able to sign in. Download the app's current certificate from Azure."
    expect(screen.getByText(advice)).toBeTruthy()
  })

  test("says that the stored certificate can't be read", async () => {
    await open({ ...empty, cert: 'MIIC', enabled: '1' })
    expect(await screen.findByText("The stored certificate can't be read")).toBeTruthy()
  })
})
