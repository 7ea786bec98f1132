import { styleText } from 'node:util'

const styles = ['bold', 'dim', 'red', 'green', 'yellow', 'cyan'] as const

export type Paint = Record<(typeof styles)[number], (text: string) => string>

export const paint = (on: boolean): Paint => {
  const styled = styles.map((style) => [
    style,
    (text: string) => (on && text ? styleText(style, text, { validateStream: false }) : text),
  ])
  return Object.fromEntries(styled) as Paint
}
