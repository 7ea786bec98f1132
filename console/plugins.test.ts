import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { removeExtraLinks } from './plugins.ts'

// The build removes parts of two libraries by matching their code. A failure here means that a new version changed
// the code: delete the plugin with that name from plugins.ts, which costs a few KiB, or update its pattern.

const require = createRequire(import.meta.url)
const findPackageFolder = (name: string) => dirname(require.resolve(`${name}/package.json`))

it("React Router's links are where plainLinks expects them", () => {
  const folder = join(findPackageFolder('react-router'), 'dist/production')
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.includes('function PrefetchPageLinks'))
  expect(texts).toHaveLength(1)
  const [code = ''] = texts
  const without = removeExtraLinks(code)
  for (const name of ['PrefetchPageLinks', 'getRouteInstrumentationUpdates', 'instrumentClientSideRouter'])
    expect(without, name).not.toContain(`function ${name}(`)
  expect(() => removeExtraLinks('')).toThrow('delete plainLinks')
})

it('React Router includes both builds that deployedRouter expects', () => {
  for (const build of ['development', 'production'])
    expect(existsSync(join(findPackageFolder('react-router'), 'dist', build, 'index.mjs')), build).toBe(true)
})

it.each([
  ['ButtonBase/ButtonBase.mjs', 'useLazyRipple'],
  ['ButtonBase/ButtonBase.mjs', './TouchRipple'],
  ['Button/Button.mjs', '../CircularProgress/'],
  ['IconButton/IconButton.mjs', '../CircularProgress/'],
  ['styles/createThemeWithVars.mjs', './stringifyTheme.mjs'],
])("MUI's %s still imports a module that neverShown leaves out: %s", (file, imported) => {
  const path = join(findPackageFolder('@mui/material'), file)
  expect(existsSync(path)).toBe(true)
  expect(readFileSync(path, 'utf8')).toContain(imported)
})

it('Emotion still includes the support for older components that neverShown leaves out', () => {
  const { dependencies } = JSON.parse(
    readFileSync(join(findPackageFolder('@emotion/react'), 'package.json'), 'utf8'),
  )
  expect(dependencies).toHaveProperty('hoist-non-react-statics')
})
