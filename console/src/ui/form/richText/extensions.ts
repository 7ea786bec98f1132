import { toSafeLink } from '@heed/contracts/rules/richText/links'
import { type Extensions, Mark, mergeAttributes } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions/undo-redo'

/** Replaces the library's link mark, whose URL detector would double the editor's size. */
const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = toSafeLink(element.getAttribute('href') ?? '')
        return href === null ? false : { href }
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
})

/** Allows exactly the formatting in `richTextSchema`; pasting drops all other formatting. */
export const extensions: Extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  LinkMark,
  HardBreak,
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  UndoRedo,
]
