import { expect, test } from 'vitest'
import { html } from './html.ts'

test('a text stays a text, wherever it is put', () => {
  const name = `<b title="1">'&`
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&#60;b title=&#34;1&#34;&#62;&#39;&#38;">&#60;b title=&#34;1&#34;&#62;&#39;&#38;</p>',
  )
})

test('markup is put in as it is, and what there is nothing of leaves nothing', () => {
  const rows = ['a', 'b'].map((text) => html`<li>${text}</li>`)
  expect(html`<ul>${rows}</ul>${undefined}${false}${0}`.text).toBe('<ul><li>a</li><li>b</li></ul>0')
})
