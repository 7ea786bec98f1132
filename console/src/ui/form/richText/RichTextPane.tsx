import { cleanRichText } from '@heed/contracts/rules/richText/clean'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { extensions } from './extensions.ts'
import { EditorSurface } from './frame.ts'
import { LinkRow } from './LinkRow.tsx'
import { Toolbar } from './Toolbar.tsx'
import { getToolbarState, removeLink, setLink } from './tools.ts'

export type PaneProps = {
  label: string
  value: string
  onChange: (html: string) => void
  isStopped: boolean
  isWrong: boolean
  isRequired: boolean
  describedBy: string | undefined
  minHeight: number
  end: ReactNode
}

export function RichTextPane(props: PaneProps) {
  const {
    label,
    value,
    onChange,
    isStopped,
    isWrong: isInvalid,
    isRequired,
    describedBy,
    minHeight,
    end,
  } = props
  const [isLinking, setLinking] = useState(false)
  const sentHtml = useRef(value)
  // Kept constant, because the editor applies changed options again and moves the cursor.
  const [content] = useState(() => cleanRichText(value))
  const editorProps = useMemo(
    () => ({
      // Removes pasted styles; text copied from this editor is clean and must keep the slice markers.
      transformPastedHTML: (html: string) => (html.includes('data-pm-slice') ? html : cleanRichText(html)),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(isInvalid),
        'aria-required': String(isRequired),
        'aria-readonly': String(isStopped),
        // Read-only text can receive focus too.
        tabindex: '0',
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    }),
    [label, isInvalid, isRequired, isStopped, describedBy],
  )
  const editor = useEditor({
    extensions,
    content,
    editorProps,
    editable: !isStopped,
    injectCSS: false,
    onUpdate: ({ editor }) => {
      const html = cleanRichText(editor.getHTML())
      if (html === sentHtml.current) return
      sentHtml.current = html
      onChange(html)
    },
  })
  const state = useEditorState({ editor, selector: ({ editor: now }) => getToolbarState(now) })
  useEffect(() => {
    editor.setEditable(!isStopped, false)
  }, [editor, isStopped])
  // Only external changes replace the text; an echo of the typed text must not move the cursor.
  useEffect(() => {
    if (value === sentHtml.current) return
    sentHtml.current = value
    editor.commands.setContent(cleanRichText(value), { emitUpdate: false })
  }, [editor, value])

  const close = () => {
    setLinking(false)
    editor.commands.focus()
  }
  return (
    <>
      <Toolbar {...{ label, editor, state, isStopped, end }} onLink={() => setLinking(true)} />
      {isLinking && (
        <LinkRow
          href={state.href}
          onClose={close}
          onSet={(href) => {
            setLinking(false)
            setLink(editor, href)
          }}
          onRemove={() => {
            setLinking(false)
            removeLink(editor)
          }}
        />
      )}
      <EditorSurface style={{ minHeight }}>
        <EditorContent editor={editor} style={{ minHeight: 'inherit' }} />
      </EditorSurface>
    </>
  )
}
