import { ActionButton } from '../buttons/ActionButton.tsx'
import { useFilePicker } from './useFilePicker.tsx'

type Props = {
  label: string
  fileLabel: string
  accept: string
  onFile: (file: File) => void
  size?: 'small' | 'medium'
}

export function FileButton({ label, fileLabel, accept, onFile, size = 'medium' }: Props) {
  const { open, input } = useFilePicker({
    label: fileLabel,
    accept,
    onFiles: (files) => {
      const file = files.item(0)
      if (file) onFile(file)
    },
  })
  return (
    <>
      <ActionButton action={{ key: 'file', label, onRun: open }} size={size} />
      {input}
    </>
  )
}
