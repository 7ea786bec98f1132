import { styleText } from 'node:util'

const styles = ['bold', 'dim', 'red', 'green', 'yellow', 'cyan'] as const

/** Colours a text, or leaves it alone where colours are off. */
export type Paint = Record<(typeof styles)[number], (text: string) => string>

/** Whether colours are on is decided by who writes. */
export const paint = (on: boolean): Paint => {
  const styled = styles.map((style) => [
    style,
    (text: string) => (on && text ? styleText(style, text, { validateStream: false }) : text),
  ])
  return Object.fromEntries(styled) as Paint
}
