import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AddOutlined from 'virtual:icon/AddOutlined'
import FactCheckOutlined from 'virtual:icon/FactCheckOutlined'
import { render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { loadIcon } from './icons.ts'

const readImports = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, folder, file), 'utf8'))
    .flatMap((code) => [...code.matchAll(/'virtual:icon\/(\w+)'/g)].map(([, name = '']) => name))

it('the set includes every icon that the console and the desk import', () => {
  const names = new Set([...readImports('src'), ...readImports('desk')])
  expect(names.size).toBeGreaterThan(100)
  expect(() => [...names].map((name) => loadIcon(name))).not.toThrow()
})

it('an icon missing from the set is reported with the importing file', () => {
  expect(() => loadIcon('AddOutlinde', 'List.tsx')).toThrow(
    'List.tsx imports the icon AddOutlinde, which @iconify-json/ic lacks',
  )
})

it('a plain icon whose name ends with a style suffix is found', () => {
  expect(loadIcon('InsertChartOutlined')).toContain('"M9 17H7v-7h2zm4 0h-2V7h2zm4 0h-2v-4h2zm2.5')
})

it('an icon accepts the same properties as MUI icons', () => {
  render(createElement(AddOutlined, { fontSize: 'small', titleAccess: 'Add a list' }))
  const icon = screen.getByTestId('AddOutlinedIcon')
  expect(icon.querySelector('path')?.getAttribute('fill')).toBeNull()
  expect(screen.getByRole('img', { name: 'Add a list' })).toBe(icon)
})

it('an icon of several shapes keeps the attributes of each shape', () => {
  render(createElement(FactCheckOutlined))
  const shapes = [...screen.getByTestId('FactCheckOutlinedIcon').querySelectorAll('path')]
  expect(shapes.map((shape) => shape.getAttribute('fill-rule'))).toEqual(['evenodd', 'evenodd'])
})
