import { type ReactElement, useRef } from 'react'

type FilePickerOptions = {
  label: string
  accept?: string | undefined
  onFiles: (files: FileList) => void
}

/** The caller must render `input`. Cancelling doesn't call `onFiles`. */
export function useFilePicker({ label, accept, onFiles }: FilePickerOptions): {
  open: () => void
  input: ReactElement
} {
  const element = useRef<HTMLInputElement>(null)
  const input = (
    <input
      ref={element}
      type="file"
      hidden
      accept={accept}
      aria-label={label}
      onChange={({ target }) => {
        if (target.files?.item(0)) onFiles(target.files)
        // Cleared, so that the user can select the same file again after fixing it.
        target.value = ''
      }}
    />
  )
  return { open: () => element.current?.click(), input }
}
