import { Fragment, type ReactNode } from 'react'

type Props = {
  text: string
  part: string
  children: ReactNode
}

export function EmphasizedText({ text, part, children }: Props) {
  const index = part ? text.indexOf(part) : -1
  if (index < 0) return text
  return (
    <Fragment>
      {text.slice(0, index)}
      {children}
      {text.slice(index + part.length)}
    </Fragment>
  )
}
