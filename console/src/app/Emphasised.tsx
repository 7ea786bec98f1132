import { Fragment, type ReactNode } from 'react'

type Props = {
  text: string
  part: string
  children: ReactNode
}

export function EmphasizedText({ text, part, children }: Props) {
  const at = part ? text.indexOf(part) : -1
  if (at < 0) return text
  return (
    <Fragment>
      {text.slice(0, at)}
      {children}
      {text.slice(at + part.length)}
    </Fragment>
  )
}
