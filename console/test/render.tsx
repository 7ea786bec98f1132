import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { Tips } from '../src/ui/Tips.tsx'
import { AppTheme } from '../src/ui/theme/AppTheme.tsx'

/** Shows a part with the looks and an address around it, and a person to use it. */
export function show(part: ReactNode, at = '/') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppTheme>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      <Tips />
    </AppTheme>
  )
  return { user: userEvent.setup(), ...render(part, { wrapper }) }
}
