import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { Formats } from '../src/lib/formats.ts'
import { FormatsContext } from '../src/ui/formats.ts'
import { Tooltips } from '../src/ui/Tooltips.tsx'
import { AppTheme } from '../src/ui/theme/AppTheme.tsx'

const defaultFormats = new Formats('en', 'Atlantic/Reykjavik')

/** Renders an element with the theme and a router, and returns a simulated user. */
export function renderWithProviders(element: ReactNode, path = '/', formats = defaultFormats) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppTheme>
      <FormatsContext value={formats}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
        <Tooltips />
      </FormatsContext>
    </AppTheme>
  )
  return { user: userEvent.setup(), ...render(element, { wrapper }) }
}
