import FormatBold from 'virtual:icon/FormatBold'
import FormatItalic from 'virtual:icon/FormatItalic'
import FormatListBulleted from 'virtual:icon/FormatListBulleted'
import FormatListNumbered from 'virtual:icon/FormatListNumbered'
import Redo from 'virtual:icon/Redo'
import Undo from 'virtual:icon/Undo'
import type { Editor } from '@tiptap/core'

export type ToolbarState = {
  block: 'text' | 'heading' | 'subheading'
  bold: boolean
  italic: boolean
  bullets: boolean
  numbers: boolean
  href: string | null
  canUndo: boolean
  canRedo: boolean
}

export const getToolbarState = (editor: Editor): ToolbarState => ({
  block: editor.isActive('heading', { level: 2 })
    ? 'heading'
    : editor.isActive('heading', { level: 3 })
      ? 'subheading'
      : 'text',
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  href: editor.isActive('link') ? String(editor.getAttributes('link').href) : null,
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
})

export const blockTypes = ['text', 'heading', 'subheading'] as const

export function setBlock(editor: Editor, block: ToolbarState['block']): void {
  const chain = editor.chain().focus()
  if (block === 'text') chain.setParagraph().run()
  else chain.setHeading({ level: block === 'heading' ? 2 : 3 }).run()
}

export function setLink(editor: Editor, href: string): void {
  const { empty } = editor.state.selection
  const chain = editor.chain().focus()
  if (empty && !editor.isActive('link')) {
    chain
      .insertContent({
        type: 'text',
        text: href.replace(/^(?:mailto|tel):/, ''),
        marks: [{ type: 'link', attrs: { href } }],
      })
      .run()
  } else chain.extendMarkRange('link').setMark('link', { href }).run()
}

export const removeLink = (editor: Editor): boolean =>
  editor.chain().focus().extendMarkRange('link').unsetMark('link').run()

export const formatTools = [
  {
    key: 'bold',
    Icon: FormatBold,
    shortcut: 'Mod+B',
    run: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    key: 'italic',
    Icon: FormatItalic,
    shortcut: 'Mod+I',
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    key: 'bullets',
    Icon: FormatListBulleted,
    shortcut: 'Mod+Shift+8',
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'numbers',
    Icon: FormatListNumbered,
    shortcut: 'Mod+Shift+7',
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
] as const

export const historyTools = [
  {
    key: 'undo',
    can: 'canUndo',
    Icon: Undo,
    shortcut: 'Mod+Z',
    run: (editor: Editor) => editor.chain().focus().undo().run(),
  },
  {
    key: 'redo',
    can: 'canRedo',
    Icon: Redo,
    shortcut: 'Mod+Shift+Z',
    run: (editor: Editor) => editor.chain().focus().redo().run(),
  },
] as const
