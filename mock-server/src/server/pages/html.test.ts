import { expect, test } from 'vitest'
import { html } from './html.ts'

test('html escapes text in elements and attributes', () => {
  const name = `<b title="1">'&`
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&#60;b title=&#34;1&#34;&#62;&#39;&#38;">&#60;b title=&#34;1&#34;&#62;&#39;&#38;</p>',
  )
})

test('html inserts markup unchanged and renders empty values as nothing', () => {
  const rows = ['a', 'b'].map((text) => html`<li>${text}</li>`)
  expect(html`<ul>${rows}</ul>${undefined}${false}${0}`.text).toBe('<ul><li>a</li><li>b</li></ul>0')
})
