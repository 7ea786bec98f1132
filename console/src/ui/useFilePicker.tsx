import { type ReactElement, useRef } from 'react'

type Picker = {
  label: string
  /** Only a hint to the browser: the caller checks. */
  accept?: string | undefined
  onFiles: (files: FileList) => void
}

/** The browser's file picker: `open` shows it, and `input` has to be on the page. Nothing is called when it is cancelled. */
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
        // The same file can be chosen again after it was fixed.
        target.value = ''
      }}
    />
  )
  return { open: () => element.current?.click(), input }
}
