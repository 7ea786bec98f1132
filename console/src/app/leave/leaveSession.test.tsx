import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeHomeServer } from '../../../test/aHome.ts'
import { refuse } from '../../../test/fakeServer.ts'
import { aBranding, aCompany } from '../../../test/people.ts'
import { findQuestion, fireUnload, hasQuestion, openWizardForm } from './testing/leaving.tsx'

describe('the session', () => {
  it("isn't ended by signing out until unsaved changes are discarded", { tags: 'slow' }, async () => {
    const { user, root } = await openWizardForm()
    const signOut = async () => {
      await user.click(screen.getByRole('button', { name: /'s account$/ }))
      await user.click(await screen.findByRole('button', { name: 'Sign out' }))
      await findQuestion()
    }
    await signOut()
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(root.session.isSignedIn).toBe(true)
    await waitFor(() => expect(hasQuestion()).toBe(false))
    await signOut()
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await screen.findByRole('heading', { name: 'Sign in' })
  })

  it('closes an open question about unsaved changes when it expires', async () => {
    const server = makeHomeServer().on('GET /companies/11/lists', refuse(401, 'The token has expired'))
    const { root, router } = await openWizardForm({ server })
    await router.navigate('/list')
    await findQuestion()
    await root.client.lists.list({ companyId: 11 }).catch(() => undefined)
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(root.confirm.isOpen).toBe(false)
  })

  it('stays in its company until changes are discarded, and if switching fails', async () => {
    const other = aCompany({ company_id: 12, company_name: 'Suðurljós' })
    const server = makeHomeServer()
      .on('GET /companies/my_companies', { companies: [aCompany(), other], count: 2 })
      .on('GET /companies/12/branding', aBranding())
    const { user, root, field } = await openWizardForm({ server })
    const failing = vi.spyOn(root.session, 'switchCompany').mockRejectedValueOnce(new Error('Not now'))
    onTestFinished(() => failing.mockRestore())
    await user.click(screen.getByRole('button', { name: /'s account$/ }))
    await user.click(await screen.findByRole('button', { name: 'Suðurljós' }))
    await findQuestion()
    expect(failing).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await screen.findByText('Not now')
    expect([root.session.companyId, field.value, fireUnload()]).toEqual([11, 'Phishing', true])
  })
})
