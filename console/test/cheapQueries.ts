import { configure, getConfig } from '@testing-library/react'
import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js'
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
import { styles } from '../src/ui/theme/AppTheme.tsx'

// What asks for elements took a fifth of the time of all tests. Read once by a worker, for all its files: done by each
// file, what is replaced here would stand before itself a hundred times over.

// Nothing is painted. Every question for something by its role asks how each element is styled, and goes through all
// rules for it: only those come in that say whether something is there, may be pressed, or lies above something else.
const sheets: typeof styles.sheet = Object.getPrototypeOf(styles.sheet)
const { insert } = sheets
sheets.insert = function (rule) {
  if (/[{;](display|visibility|pointer-events|user-select|z-index):/.test(rule)) insert.call(this, rule)
}

type Known = (this: CSSComputedStyle, node: unknown) => CSSPropertyManager | null

/** happy-dom's cache of an element's style; undefined when a newer version has no such method. */
const known: Known | undefined = Reflect.get(CSSComputedStyle.prototype, 'getCachedPropertyManager')
/** happy-dom's list of the properties of a style. */
const hasNames = Reflect.has(new CSSPropertyManager(), 'definedPropertyNames')
export const knowsStyles = { cache: typeof known === 'function', names: hasNames }

const nothing = new CSSPropertyManager()
/** Who has found an ancestor that is known. */
const found = new WeakSet<CSSComputedStyle>()

// For each element all that its ancestors hand down was gathered anew. The nearest one that is known has it all: what
// stands above that adds nothing.
if (known) {
  const nearest: Known = function (node) {
    if (found.has(this)) return nothing
    const styles = known.call(this, node)
    if (styles) found.add(this)
    return styles
  }
  Object.assign(CSSComputedStyle.prototype, { getCachedPropertyManager: nearest })
}

// It is copied for each element, and flat: what copies objects of any depth takes ten times as long.
if (hasNames)
  CSSPropertyManager.prototype.clone = function () {
    const copy = new CSSPropertyManager()
    for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property }
    Object.assign(Reflect.get(copy, 'definedPropertyNames'), Reflect.get(this, 'definedPropertyNames'))
    return copy
  }

// What is waited for fails many times before it is there: the page is written out only for who reads why.
const { getElementError } = getConfig()
configure({
  getElementError: function lazily(message, container) {
    const error = new Error()
    // The line of the test is shown, not this one.
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
