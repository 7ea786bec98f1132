/**
 * Runs in the page. Playwright 1.65 fills fields over BiDi by setting `value`, which React doesn't notice in the
 * page's own world. Browsers treat `insertText` like typing.
 */
export function installInsertText() {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (text) => {
      const element = document.activeElement
      if (element?.localName === 'iframe') return element
      document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
    },
    set: () => {},
  })
}
