import { type ReactElement, useRef } from 'react'

type Picker = {
  label: string
  accept?: string | undefined
  onFiles: (files: FileList) => void
}

/** `input` must be rendered; cancelling calls nothing. */
export function useFilePicker({ label, accept, onFiles }: Picker): { open: () => void; input: ReactElement } {
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
        // Allows selecting the same file again after fixing it.
        target.value = ''
      }}
    />
  )
  return { open: () => element.current?.click(), input }
}
