import { Fragment, type ReactNode } from 'react'

type Props = {
  text: string
  /** The words that stand out; the first place where the text has them. */
  part: string
  children: ReactNode
}

/** A sentence with one part of it shown as `children`: bold, or as a link. */
export function Emphasised({ text, part, children }: Props) {
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
