import { styleText } from 'node:util'

const styles = ['bold', 'dim', 'red', 'green', 'yellow', 'cyan'] as const

export type Paint = Record<(typeof styles)[number], (text: string) => string>

export const createPaint = (isEnabled: boolean): Paint => {
  const styledMethods = styles.map((style) => [
    style,
    (text: string) => (isEnabled && text ? styleText(style, text, { validateStream: false }) : text),
  ])
  return Object.fromEntries(styledMethods) as Paint
}
