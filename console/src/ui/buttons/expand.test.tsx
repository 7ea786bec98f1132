import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { DetailRow } from '../table/DetailRow.tsx'
import { ExpandButton } from './ExpandButton.tsx'
import { useExpansion } from './useExpanded.ts'

function Table({ oneAtATime = false }: { oneAtATime?: boolean }) {
  const { isOpen, toggle } = useExpansion(oneAtATime)
  return (
    <table>
      <tbody>
        {['Ása', 'Jón'].flatMap((name) => [
          <tr key={name}>
            <td>
              <ExpandButton
                name={name}
                isOpen={isOpen(name)}
                onToggle={() => toggle(name)}
                controls={`of-${name}`}
              />
            </td>
            <td>{name}</td>
          </tr>,
          isOpen(name) && (
            <DetailRow key={`of-${name}`} id={`of-${name}`} name={name} columns={2}>
              Lists of {name}
            </DetailRow>
          ),
        ])}
      </tbody>
    </table>
  )
}

const getButton = (name: string) => screen.getByRole('button', { name: `Details of ${name}` })
const getExpanded = (name: string) => getButton(name).getAttribute('aria-expanded')

test("ExpandButton opens and closes a row's details by keyboard", async () => {
  const { user } = renderWithProviders(<Table />)
  expect([getExpanded('Ása'), getButton('Ása').getAttribute('aria-controls')]).toEqual(['false', null])
  await user.tab()
  await user.keyboard('{Enter}')
  const region = screen.getByRole('region', { name: 'Details of Ása' })
  expect([getExpanded('Ása'), getButton('Ása').getAttribute('aria-controls')]).toEqual(['true', region.id])
  expect([region.textContent, region.closest('td')?.colSpan]).toEqual(['Lists of Ása', 2])
  await user.keyboard(' ')
  expect(screen.queryByRole('region')).toBeNull()
})

test.each([
  [false, ['true', 'true']],
  [true, ['false', 'true']],
])(
  'with oneAtATime %s, opening the second row leaves the expanded states %s',
  async (oneAtATime, expanded) => {
    const { user } = renderWithProviders(<Table oneAtATime={oneAtATime} />)
    await user.click(getButton('Ása'))
    await user.click(getButton('Jón'))
    expect([getExpanded('Ása'), getExpanded('Jón')]).toEqual(expanded)
  },
)
