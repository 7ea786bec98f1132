import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { Formats } from '../src/lib/formats.ts'
import { FormatsContext } from '../src/ui/formats.ts'
import { Tooltips } from '../src/ui/Tooltips.tsx'
import { AppTheme } from '../src/ui/theme/AppTheme.tsx'

const usual = new Formats('en', 'Atlantic/Reykjavik')

/** Renders an element with the theme and a router, and returns a simulated user. */
export function show(part: ReactNode, at = '/', formats = usual) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppTheme>
      <FormatsContext value={formats}>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
        <Tooltips />
      </FormatsContext>
    </AppTheme>
  )
  return { user: userEvent.setup(), ...render(part, { wrapper }) }
}
