import { configure, getConfig } from '@testing-library/react'
import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js'
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
import { styleCache } from '../src/ui/theme/AppTheme.tsx'

// Element queries took a fifth of the tests' time. Patch them only once per worker, because patching them for each
// file would wrap every function a hundred times.

// Nothing is painted, but queries by role check each element's style against all rules, so only rules that affect
// visibility, clickability or stacking are added.
const sheetPrototype: typeof styleCache.sheet = Object.getPrototypeOf(styleCache.sheet)
const { insert } = sheetPrototype
sheetPrototype.insert = function (rule) {
  if (/[{;](display|visibility|pointer-events|user-select|z-index):/.test(rule)) insert.call(this, rule)
}

type GetPropertyManager = (this: CSSComputedStyle, node: unknown) => CSSPropertyManager | null

/** happy-dom's cache for an element's style; undefined when a newer version has no such method. */
const originalGet: GetPropertyManager | undefined = Reflect.get(
  CSSComputedStyle.prototype,
  'getCachedPropertyManager',
)
/** False if a newer happy-dom doesn't list a style's properties. */
const hasNames = Reflect.has(new CSSPropertyManager(), 'definedPropertyNames')
export const styleSupport = { cache: typeof originalGet === 'function', names: hasNames }

const emptyManager = new CSSPropertyManager()
/** Styles for which a known ancestor was found. */
const stylesWithManager = new WeakSet<CSSComputedStyle>()

// happy-dom collects inherited styles again for each element, but the nearest known ancestor already has all of them.
if (originalGet) {
  const getNearestManager: GetPropertyManager = function (node) {
    if (stylesWithManager.has(this)) return emptyManager
    const styles = originalGet.call(this, node)
    if (styles) stylesWithManager.add(this)
    return styles
  }
  Object.assign(CSSComputedStyle.prototype, { getCachedPropertyManager: getNearestManager })
}

// Styles are copied for each element. A flat copy is enough, and a deep copy takes ten times as long.
if (hasNames)
  CSSPropertyManager.prototype.clone = function () {
    const copy = new CSSPropertyManager()
    for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property }
    Object.assign(Reflect.get(copy, 'definedPropertyNames'), Reflect.get(this, 'definedPropertyNames'))
    return copy
  }

// Awaited queries fail many times, so the page is printed only when someone reads the error.
const { getElementError } = getConfig()
configure({
  getElementError: function lazily(message, container) {
    const error = new Error()
    // Hides this function from the stack, so that the error shows the line in the test.
    Error.captureStackTrace(error, lazily)
    error.name = 'TestingLibraryElementError'
    let text: string | undefined
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => {
        text ??= getElementError(message, container).message
        return text
      },
    })
    return error
  },
})
