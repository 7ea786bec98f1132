import { ActionButton } from './ActionButton.tsx'
import { useFilePicker } from './useFilePicker.tsx'

type Props = {
  label: string
  /** The file's own name on the form, for assistive technology. */
  fileLabel: string
  accept: string
  onFile: (file: File) => void
  size?: 'small' | 'medium'
}

/** Opens the file picker in place of another file, which stays until one is chosen. */
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
