import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ServiceMark } from './ServiceMark.tsx'

it.each([
  ['azure', ['#f25022', '#7fba00', '#00a4ef', '#ffb900']],
  ['azuresso', ['#f25022', '#7fba00', '#00a4ef', '#ffb900']],
  ['google', ['#4285f4', '#34a853', '#fbbc05', '#ea4335']],
  ['slack', ['#e01e5a', '#36c5f0', '#2eb67d', '#ecb22e']],
  ['teams', ['#5059c9', '#7b83eb', '#4b53bc', '#ffffff']],
] as const)("%s keeps its owner's colours and is hidden from screen readers", (type, colors) => {
  const { container } = render(<ServiceMark type={type} />)
  const fills = [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'))
  expect(fills).toEqual(colors)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
