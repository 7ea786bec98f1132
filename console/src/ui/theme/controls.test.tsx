import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { ActionButton } from '../buttons/ActionButton.tsx'
import { CheckBox } from '../form/CheckBox.tsx'
import { themeComponents } from './components.ts'
import { makeTheme } from './makeTheme.ts'

type Styles = { [key: string]: string | number | Styles }

type Overridable =
  | 'MuiButton'
  | 'MuiIconButton'
  | 'MuiMenuItem'
  | 'MuiListItemButton'
  | 'MuiTab'
  | 'MuiSwitch'

const computeStyles = (styles: unknown, parameter: unknown): Styles =>
  typeof styles === 'function' ? Reflect.apply(styles, undefined, [parameter]) : (styles as Styles)

const readStyles = (component: Overridable) =>
  computeStyles(themeComponents[component]?.styleOverrides?.root, { theme: makeTheme() })

it.each(['MuiButton', 'MuiIconButton', 'MuiMenuItem', 'MuiListItemButton', 'MuiTab'] as const)(
  'a disabled %s has the colour of disabled texts',
  (component) => {
    const selectors = Object.entries(readStyles(component)).filter(([name]) => name.includes('aria-disabled'))
    expect(JSON.stringify(selectors)).toContain(makeTheme().vars.palette.text.disabled)
    expect(JSON.stringify(selectors)).toContain('not-allowed')
  },
)

it('a switch keeps its thumb within its track', () => {
  const { width, height, padding, ...parts } = readStyles('MuiSwitch')
  const thumb = parts['& .MuiSwitch-thumb'] as Styles
  const base = parts['& .MuiSwitch-switchBase'] as Styles
  expect([width, height, padding]).toEqual([36, 20, 0])
  expect(Number(thumb.height) + 2 * Number(base.padding)).toBe(height)
  expect((base['&.Mui-checked'] as Styles).transform).toBe('translateX(16px)')
})

it('a switch is one control, whatever its label', () => {
  renderWithProviders(<CheckBox kind="switch" label="Logging" checked={false} onChange={() => undefined} />)
  const input = screen.getByRole('switch', { name: 'Logging' })
  expect(input.closest('.MuiSwitch-root')).toBeTruthy()
})

it("text buttons align their text with either edge of their column's content", () => {
  const action = (label: string) => ({ key: label, label, onRun: () => undefined })
  renderWithProviders(
    <>
      <ActionButton action={action('View')} look="text" size="small" flush />
      <ActionButton action={action('Show all')} look="text" size="small" flush="end" />
      <ActionButton action={action('Change')} look="text" flush />
    </>,
  )
  const readStyle = (name: string) => screen.getByRole('button', { name }).getAttribute('style')
  expect(readStyle('View')).toContain('margin-inline-start: -10px')
  expect(readStyle('Show all')).toContain('margin-inline-end: -10px')
  expect(readStyle('Change')).toContain('margin-inline-start: -14px')
})

it('only numbers have figures of one width, because those also widen hyphens', () => {
  const styles = computeStyles(themeComponents.MuiCssBaseline?.styleOverrides, makeTheme())
  const selectors = Object.entries(styles)
    .filter(([, style]) => JSON.stringify(style).includes('tabular-nums'))
    .map(([selector]) => selector)
  expect(selectors).toEqual(['[data-align="right"], [role="progressbar"]'])
})
