import type { Schema } from 'hast-util-sanitize'
import { linkSchemes } from './links.ts'

/** All that a text written in the console may hold: what mail programs, Slack and Teams can show. */
export const richTextSchema: Schema = {
  tagNames: ['p', 'br', 'strong', 'em', 'h2', 'h3', 'ul', 'ol', 'li', 'a'],
  attributes: { a: ['href'] },
  protocols: { href: [...linkSchemes] },
  ancestors: { li: ['ul', 'ol'] },
  required: {},
  /** Dropped with all that is in them; of everything else that is not allowed the words stay. */
  strip: [
    'iframe',
    'math',
    'noembed',
    'noframes',
    'noscript',
    'object',
    'script',
    'style',
    'svg',
    'template',
    'textarea',
    'title',
    'xmp',
  ],
  clobber: [],
}

/** What stands in for tags of the same meaning, so that pasted text keeps its shape. */
export const sameAs: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  menu: 'ul',
  ...Object.fromEntries(
    [
      'address',
      'article',
      'aside',
      'blockquote',
      'caption',
      'center',
      'dd',
      'details',
      'div',
      'dt',
      'fieldset',
      'figcaption',
      'figure',
      'footer',
      'form',
      'header',
      'hr',
      'legend',
      'main',
      'nav',
      'pre',
      'section',
      'summary',
      'td',
      'th',
    ].map((tag) => [tag, 'p']),
  ),
}
