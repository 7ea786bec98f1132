import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { RichTextBox } from '../../ui/form/richText/RichTextBox.tsx'
import { RichTextInput } from '../../ui/form/richText/RichTextInput.tsx'
import { Columns } from '../../ui/layout.ts'
import { Panel } from '../../ui/panels/Panel.tsx'

const START =
  '<h2>Hæ</h2><p>This lesson takes <strong>three minutes</strong> of your <em>working</em> time. Questions? We help in <a href="https://teams.example/help">Teams</a>.</p><ul><li>Something looks wrong? Forward it.</li><li>You can take each lesson again<ol><li>today</li><li>or later</li></ol></li></ul>'

export function KitRichText() {
  const { control, setError } = useForm<{ intro: string }>({ defaultValues: { intro: '' } })
  useEffect(() => {
    setError('intro', { message: 'Write the intro message, or switch it off' })
  }, [setError])
  const [header, setHeader] = useState(START)
  return (
    <Panel title="Rich text">
      <Columns style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))' }}>
        <RichTextBox
          label="Header"
          value={header}
          onChange={setHeader}
          maxLength={20_000}
          helper="Above each lesson"
        />
        <RichTextBox label="Too long" value={START} onChange={setHeader} maxLength={100} minRows={3} />
        <RichTextBox
          label="Refused"
          value={START}
          onChange={setHeader}
          disabledReason="The training is active."
        />
        <RichTextInput control={control} name="intro" label="In a form" required minRows={3} />
      </Columns>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{header}</pre>
    </Panel>
  )
}
